// Stories for the drawing tests: the recorded sowings of tests/vectors, with the events that their laps stand for.

import { readFileSync } from "node:fs";

/** @param {string} name @returns {any[]} */
function lines(name) {
  const url = new URL(`../vectors/${name}`, import.meta.url);
  return readFileSync(url, "utf8").trim().split("\n").map((line) => JSON.parse(line));
}

/** @param {string} position */
function parse(position) {
  const [game, board, banks, mover] = position.split(" ");
  const holes = board.split("/").flatMap((row) => row.split(",").map((cell) => (cell === "x" ? null : Number(cell))));
  const [south, north] = banks.split("-").map(Number);
  return { game, holes, banks: /** @type {[number, number]} */ ([south, north]), mover: /** @type {0 | 1} */ (Number(mover)) };
}

/** @param {(number | null)[]} holes */
function openRing(holes) {
  const columns = holes.length / 2;
  const south = Array.from({ length: columns }, (_, i) => 2 * columns - 1 - i);
  const north = Array.from({ length: columns }, (_, i) => i);
  return [...south, ...north].filter((hole) => holes[hole] !== null);
}

/**
 * @param {{ position: string, hole: number, laps: [number, number, number][], last: number,
 *   captures: [number, number][], after: string }} line
 */
export function story(line) {
  const { game, holes, banks, mover } = parse(line.position);
  const ring = openRing(holes);
  /** @param {number} hole */
  const next = (hole) => ring[(ring.indexOf(hole) + 1) % ring.length];
  /** @type {any[]} */
  const events = [];
  const now = [...holes];
  line.laps.forEach(([from, hand], lap) => {
    if (lap > 0) events.push({ kind: "relay", hole: from });
    events.push({ kind: "lift", hole: from, seeds: hand });
    now[from] = 0;
    let hole = from;
    for (let i = 0; i < hand; i++) {
      hole = next(hole);
      now[hole] = (now[hole] ?? 0) + 1;
      events.push({ kind: "drop", hole, seeds: now[hole] });
    }
  });
  if (game === "ali-guli-mane") events.push({ kind: "saada", hole: next(line.last) });
  for (const [hole, seeds] of line.captures) events.push({ kind: "capture", hole, seeds });
  const after = parse(line.after);
  return {
    seat: mover,
    hole: line.hole,
    before: { holes, banks },
    after: { holes: after.holes, banks: after.banks },
    events,
  };
}

/** @param {"ali_guli_mane" | "mangala"} game */
export function stories(game) {
  return lines(`${game}_sowings.jsonl`)
    .filter((line) => !line.endless)
    .map(story);
}

/** A relay of laps of one seed that goes on and on and captures at last: longer than any that is played. @param {number} drops */
export function longStory(drops) {
  const holes = Array(14).fill(5);
  const ring = openRing(holes);
  /** @type {any[]} */
  const events = [];
  let at = 0;
  for (let dropped = 0; dropped < drops; ) {
    const hole = ring[at % 14];
    if (dropped > 0) events.push({ kind: "relay", hole });
    const hand = /** @type {number} */ (holes[hole]);
    events.push({ kind: "lift", hole, seeds: hand });
    holes[hole] = 0;
    for (let i = 0; i < hand; i++, dropped++) {
      at++;
      const to = ring[at % 14];
      holes[to] += 1;
      events.push({ kind: "drop", hole: to, seeds: holes[to] });
    }
    at++;
    // No rule here: any hole with seeds does for a story, the next one that has some.
    while (holes[ring[at % 14]] === 0) at++;
  }
  const last = events[events.length - 1].hole;
  events.push({ kind: "saada", hole: last });
  const taken = [holes.findIndex((count) => count > 0), holes.findLastIndex((count) => count > 0)];
  for (const hole of taken) events.push({ kind: "capture", hole, seeds: holes[hole] });
  const bank = taken.reduce((sum, hole) => sum + holes[hole], 0);
  const after = holes.map((count, hole) => (taken.includes(hole) ? 0 : count));
  return {
    seat: /** @type {0} */ (0),
    hole: ring[0],
    before: { holes: Array(14).fill(5), banks: /** @type {[number, number]} */ ([0, 0]) },
    after: { holes: after, banks: [bank, 0] },
    events,
  };
}
