/**
 * Compiles WebAssembly while it is loaded, where the server names its type; else afterwards.
 * @param {Response} response
 */
export async function compile(response) {
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
