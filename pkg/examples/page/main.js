import { load } from "./node_modules/guli/index.js";

const { analyse } = await load();
const board = document.querySelector("guli-board");
const output = document.querySelector("#best");

async function tell() {
  const { over, position } = await board.state();
  output.textContent = over ? "nothing more" : String((await analyse(position)).best);
}

board.addEventListener("guli-state", tell);
await tell();
