// esbuild main.js --bundle --format=esm --loader:.wasm=binary --outfile=out.js

import { load } from "guli";
import wasm from "guli/wasm";

const { Game, analyse } = await load(wasm);
const game = new Game("ali-guli-mane");
document.querySelector("#best").textContent = String((await analyse(game.position())).best);
