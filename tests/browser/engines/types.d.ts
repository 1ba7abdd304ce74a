// What the three engines have in common, and all that a journey may use of them.

/** A document that scripts can be run in: a tab's own, or that of a frame in it. */
export interface Place {
  /** Runs a function in the document, with arguments that are plain data, and gives what it returns or promises. */
  evaluate<Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>;
}

/** A tab, as the driver of an engine gives it. */
export interface Tab extends Place {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses and releases the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses and releases a key, by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** The document inside a frame, whatever its origin. */
  frame(selector: string): Promise<Place>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What was said on the console, and the errors nobody caught; null where the engine's protocol does not tell. */
  said: string[] | null;
}

/** An engine that runs. */
export interface Running {
  version: string;
  tab: Tab;
  close(): Promise<void>;
}

/** An engine that may be on this machine. */
export interface Engine {
  name: string;
  /** Why it can't be started, or null if it can. */
  missing(): string | null;
  /** Starts it, with everything but this machine behind the proxy at a port. */
  start(proxy: number): Promise<Running>;
}

/** A server of one journey: its own port, so its own storage. */
export interface Site {
  url: string;
  /** Takes it off the network. */
  stop(): Promise<void>;
}

/** What a journey is given. */
export interface Scene {
  tab: Tab;
  /** Serves a folder, or the built page. */
  serve(folder?: string, options?: Parameters<typeof import("../server.mjs").serve>[1]): Promise<Site>;
  /** The folder of the built page. */
  dist: string;
  /** What asked for the world outside up to now. */
  foreign(): string[];
  /** Keeps a picture of the window, and fails if it shows nothing. */
  picture(name: string): Promise<void>;
}

/** Something a person does with Guli, the same in every engine. */
export interface Journey {
  id: string;
  /** As it stands in the table of docs/embedding.md. */
  title: string;
  run(scene: Scene): Promise<void>;
  /** Engines whose shortcoming is known: the name, and what can't be done there and why. It is skipped, not passed. */
  impossible?: Record<string, string>;
}

/** What target/engines.json holds. */
export interface Results {
  /** Those that ran. */
  engines: { name: string; version: string }[];
  /** By engine: "passed", "failed", or why the journey is impossible there; nothing where the engine did not run. */
  journeys: { id: string; title: string; outcomes: Record<string, string> }[];
}
