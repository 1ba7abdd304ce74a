// A session of plain WebDriver, as W3C describes it: requests over HTTP.

/** The name by which an element goes over the wire. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Keys that have no letter, by their code points in the protocol. */
const KEYS = /** @type {Record<string, string>} */ ({
  Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C", Home: "\uE011", End: "\uE010",
  ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
});

/**
 * @param {string} driver the address of the driver
 * @param {object} capabilities
 */
export async function session(driver, capabilities) {
  const made = await ask("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const own = `${driver}/session/${made.sessionId}`;
  const post = (/** @type {string} */ path, body = {}) => ask("POST", `${own}/${path}`, body);
  const pointer = (/** @type {object[]} */ ...actions) => post("actions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
  });
  return {
    capabilities: made.capabilities,
    post,
    picture: async () => Buffer.from(await ask("GET", `${own}/screenshot`), "base64"),
    quit: () => ask("DELETE", own),

    /** @param {string} expression its value, or what it promises */
    async evaluate(expression) {
      const script = `const tell = arguments[0];
        new Promise((settle) => settle(${expression}))
          .then((value) => tell({ value }), (cause) => tell({ fault: String(cause?.stack ?? cause) + " " + cause }));`;
      const { fault, value } = await post("execute/async", { script, args: [] });
      if (fault !== undefined) throw new Error(fault);
      return value ?? undefined;
    },

    /** @param {number} x @param {number} y */
    click: (x, y) => pointer(
      { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ),

    /** @param {string} key */
    press(key) {
      const value = KEYS[key] ?? key;
      return post("actions", {
        actions: [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }],
      });
    },

    /** @param {string} selector */
    async find(selector) {
      const element = await post("element", { using: "css selector", value: selector });
      return { [ELEMENT]: element[ELEMENT] };
    },
  };
}

/** @param {string} method @param {string} address @param {object} [body] */
async function ask(method, address, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
