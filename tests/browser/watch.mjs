// What a clean page does not do, written down as it happens.

/** The longest that one wait may take: generous, since a machine may be busy. */
export const WAIT = 20_000;

/** Runs in the page: its service worker is refused, so that every request comes by where a test can see and change it. */
export function refuseWorker() {
  if (self.origin === "null") return; // a sandbox has none, and throws when it is asked for
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
}

/**
 * Collects everything that a clean page does not do.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} origin
 */
export function watchFaults(context, origin) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const add = (/** @type {string} */ fault) => {
    faults.push(fault);
    for (const listener of [...listeners]) listener();
  };
  const own = (/** @type {string} */ address) =>
    new URL(address).origin === origin || /^(data|blob|about):/.test(address);

  context.on("console", (message) => {
    const { url, lineNumber } = message.location();
    add(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on("weberror", (thrown) => {
    const error = thrown.error(); // a method that knows its object
    add(`error: ${error.stack ?? error}`);
  });
  context.on("request", (request) => {
    if (!own(request.url())) add(`request to another origin: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    // A browser asks for the icon when it finds the time, and drops it when the page is left before; the painter's
    // scripts, which its worker asks for, as well, and a frame that is sent elsewhere before it has come. What is missing
    // has an answer.
    const dropped = /\/(favicon-\w+\.svg|(painter|chunk)-\w+\.js|embed\.html(\?.*)?)$/;
    if (dropped.test(request.url()) && request.failure()?.errorText === "net::ERR_ABORTED") return;
    add(`failed request: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) add(`answer ${response.status()}: ${response.url()}`);
  });

  /** @param {RegExp} pattern */
  const expectFault = (pattern) =>
    new Promise((/** @type {(value: void) => void} */ found, miss) => {
      const timer = setTimeout(() => {
        listeners.delete(look);
        miss(new Error(`nothing went wrong like ${pattern}; there was: ${faults.join("; ") || "nothing"}`));
      }, WAIT);
      const look = () => {
        const at = faults.findIndex((fault) => pattern.test(fault));
        if (at < 0) return;
        faults.splice(at, 1);
        listeners.delete(look);
        clearTimeout(timer);
        found();
      };
      listeners.add(look);
      look();
    });

  return { faults, expectFault };
}
