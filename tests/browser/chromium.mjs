// Where Chromium is, and how it is started.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

// No sandbox: continuous integration is root in a container. The rest keeps the browser from talking to anybody.
const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The program, if there is one. */
export function find() {
  return process.env.GULI_CHROMIUM ?? usual.find((path) => existsSync(path));
}

/** @param {import("playwright-core").LaunchOptions} [options] */
export function launch(options = {}) {
  const executablePath = find();
  if (!executablePath) throw new Error("there is no Chromium; name one in GULI_CHROMIUM");
  return chromium.launch({ executablePath, args: flags, ...options });
}
