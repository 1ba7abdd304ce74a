// WebKitGTK, by its own driver, on a screen that nobody sees.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { WINDOW, call } from "./scripts.mjs";
import { session } from "./webdriver.mjs";

const DRIVER = process.env.GULI_WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** It is there in two seconds on a machine at rest. */
const PATIENCE = 50_000;
const STARTS = 3;

/** @type {import("./types.d.ts").Engine} */
export const webkit = {
  name: "WebKit",

  missing() {
    if (!existsSync(DRIVER)) return "there is no WebKitWebDriver here; name one in GULI_WEBKIT_DRIVER";
    return existsSync(SCREEN) ? null : "there is no Xvfb here, and WebKit wants a screen";
  },

  // Once in a long while it hangs before it has opened a window; what a page does there is not tested by that.
  async start(proxy) {
    for (let left = STARTS; left > 0; left -= 1) {
      const { running, stop } = begin(proxy);
      const late = new Promise((/** @type {(nothing: null) => void} */ end) => setTimeout(end, PATIENCE, null).unref());
      const opened = await Promise.race([running, late]);
      if (opened) return opened;
      stop();
    }
    throw new Error(`WebKit has opened no window, ${STARTS} times`);
  },
};

/**
 * Begins to start it.
 * @param {number} proxy
 * @returns {{ running: Promise<import("./types.d.ts").Running>, stop: () => void }}
 */
function begin(proxy) {
  const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  /** @type {import("node:child_process").ChildProcess | null} */
  let driver = null;
  const stop = () => {
    if (driver?.pid) end(-driver.pid);
    screen.kill();
  };
  process.once("exit", stop);
  const start = async () => {
    const display = await firstLine(/** @type {import("node:stream").Readable} */ (screen.stdio[3]));
    const port = await freePort();
    driver = spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      detached: true, // so that what it starts ends with it
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        WAYLAND_DISPLAY: "",
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1", // there may be no graphics card
        GTK_A11Y: "none", // nor a bus on which to speak to a screen reader
        NO_AT_BRIDGE: "1",
      },
    });
    return open(`http://127.0.0.1:${port}`, proxy, stop);
  };
  const running = start().catch((cause) => {
    stop();
    throw cause;
  });
  running.catch(() => {}); // told where it is waited for
  return { running, stop };
}

/** @param {number} group of processes */
function end(group) {
  try {
    process.kill(group);
  } catch {
    // it has ended by itself
  }
}

/**
 * @param {string} address of the driver
 * @param {number} proxy
 * @param {() => void} stop
 * @returns {Promise<import("./types.d.ts").Running>}
 */
async function open(address, proxy, stop) {
  await answers(address);
  const web = await session(address, {
    proxy: {
      proxyType: "manual",
      httpProxy: `127.0.0.1:${proxy}`,
      sslProxy: `127.0.0.1:${proxy}`,
      noProxy: ["127.0.0.1"],
    },
  });
  await web.post("timeouts", { script: 30_000, pageLoad: 60_000 });
  return {
    version: web.capabilities.browserVersion,
    tab: await tab(web),
    async close() {
      await web.quit();
      stop();
    },
  };
}

/**
 * @param {Awaited<ReturnType<typeof session>>} web
 * @returns {Promise<import("./types.d.ts").Tab>}
 */
async function tab(web) {
  /** @type {import("./types.d.ts").Place["evaluate"]} */
  const evaluate = (script, ...args) => web.evaluate(call(script, args));
  await web.post("window/rect", WINDOW);
  // That was the size with the browser's own bars.
  const inside = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await web.post("window/rect", {
    width: 2 * WINDOW.width - inside.width,
    height: 2 * WINDOW.height - inside.height,
  });
  return {
    said: null,
    evaluate,
    open: (address) => web.post("url", { url: address }),
    reload: () => web.post("refresh"),
    clickAt: web.click,
    press: web.press,
    async frame(selector) {
      return {
        // The session looks at one document at a time.
        async evaluate(script, ...args) {
          await web.post("frame", { id: await web.find(selector) });
          try {
            return await web.evaluate(call(script, args));
          } finally {
            await web.post("frame", { id: null });
          }
        },
      };
    },
    picture: web.picture,
  };
}

/** @param {import("node:stream").Readable} stream */
async function firstLine(stream) {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes("\n")) return text.trim();
  }
  throw new Error("Xvfb did not start");
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until the driver listens: it says so nowhere else. @param {string} address */
async function answers(address) {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (cause) {
      if (tries === 200) throw cause;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
