// What a journey is given: a tab at rest, servers of its own, and somewhere to put pictures.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../root.mjs";
import { serve } from "../server.mjs";

const pictures = join(root, "target/pictures/engines");

// The browsers' own concerns: accounts, lists of bad sites and of settings. Whole names, so that no other service of the
// same houses hides behind them.
const CHATTER = new Set([
  "accounts.google.com", "android.clients.google.com", "clients2.google.com", "www.google.com", "update.googleapis.com",
  "content-autofill.googleapis.com", "optimizationguide-pa.googleapis.com", "safebrowsing.googleapis.com",
  "firefox.settings.services.mozilla.com", "content-signature-2.cdn.mozilla.net", "detectportal.firefox.com",
  "firefox-settings-attachments.cdn.mozilla.net", "aus5.mozilla.org", "contile.services.mozilla.com",
]);

/**
 * Takes a journey in an engine that runs.
 * @param {import("./types.d.ts").Journey} journey
 * @param {{ name: string, tab: import("./types.d.ts").Tab, dist: string, asked: string[] }} engine
 */
export async function take(journey, { asked, dist, name, tab }) {
  /** @type {import("./types.d.ts").Site[]} */
  const sites = [];
  await tab.open("about:blank");
  if (tab.said) tab.said.length = 0;
  asked.length = 0;
  try {
    await journey.run({
      tab,
      dist,
      foreign: () => asked.filter((address) => !CHATTER.has(address.replace(/^\w+:\/\//, "").replace(/[:/].*$/s, ""))),
      async serve(folder = dist, options = {}) {
        const { close, url } = await serve(folder, options);
        let open = true;
        const site = {
          url,
          async stop() {
            if (open) await close();
            open = false;
          },
        };
        sites.push(site);
        return site;
      },
      async picture(title) {
        const bytes = await tab.picture();
        await mkdir(pictures, { recursive: true });
        await writeFile(join(pictures, `${title}-${name.toLowerCase()}.png`), bytes);
        // A window of one colour packs into next to nothing.
        assert.ok(bytes.length > 20_000, `the picture of ${title} shows nothing: ${bytes.length} bytes`);
      },
    });
  } catch (cause) {
    // What the page said is often the reason for what the journey saw.
    if (cause instanceof Error && tab.said?.length) cause.message += `\nthe page said: ${tab.said.join(" | ")}`;
    throw cause;
  } finally {
    await tab.open("about:blank");
    for (const site of sites) await site.stop();
  }
}
