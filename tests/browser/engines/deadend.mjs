// A proxy that lets nothing through and remembers what was asked for. Browsers that are told to use it for everything but
// this machine have their network cut, and whatever wants out is known.

import { createServer } from "node:http";

/**
 * @typedef {object} DeadEnd
 * @property {number} port
 * @property {string[]} asked the addresses that were asked for
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<DeadEnd>} */
export async function deadEnd() {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(502).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(request.url ?? "");
    socket.on("error", () => {}); // a browser that hangs up at once is none of our business
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  // WebKit greets its proxy in TLS where the address is https, and never gets to say which.
  server.on("clientError", (_, socket) => {
    asked.push("an encrypted address");
    socket.destroy();
  });
  await new Promise((/** @type {(value: void) => void} */ ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    port: address.port,
    asked,
    close: () => new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    }),
  };
}
