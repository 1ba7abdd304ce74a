/**
 * A worker of the first kind that works, behind the face of a usual one. What a kind is good for shows only once it is
 * used: it may be refused at once, or fail later, or stay silent. So whatever was said to it is kept until it answers,
 * and said again to the next.
 */

/** @typedef {(post: (message: unknown) => void, broke: (cause: unknown) => void) => (message: any) => void} Workroom */

/**
 * @param {(() => Worker)[]} kinds
 * @param {Workroom} workroom works in the page itself: the last resort
 * @returns {() => Worker}
 */
export function createFirstWorking(kinds, workroom) {
  /** Kinds before this have failed, and are not tried again. */
  let at = 0;

  return () => {
    /** @type {Worker | null} */
    let worker = null;
    /** What the workroom in the page takes messages by. @type {((message: any) => void) | null} */
    let here = null;
    /** Until it has answered. @type {unknown[] | null} */
    let said = [];
    let over = false;

    const face = {
      /** @type {((event: { data: any }) => void) | null} */
      onmessage: null,
      /** @type {((event: { message: string, preventDefault: () => void }) => void) | null} */
      onerror: null,
      /** @type {(() => void) | null} */
      onmessageerror: null,
      /** @param {any} message */
      postMessage(message) {
        said?.push(message);
        post(message);
      },
      terminate() {
        over = true;
        worker?.terminate();
        here?.({ kind: "stop" });
        // One that never said a word counts as a kind that does not work.
        if (worker && said && said.length > 0) at += 1;
      },
    };

    /** @param {any} message */
    function post(message) {
      if (worker) worker.postMessage(message);
      else here?.(message);
    }

    /** @param {unknown} data */
    function hear(data) {
      said = null;
      if (!over) face.onmessage?.({ data });
    }

    /** The next kind: this one does not work. */
    function next() {
      worker?.terminate();
      at += 1;
      begin();
      for (const message of said ?? []) post(message);
    }

    function begin() {
      worker = null;
      for (; at < kinds.length; at += 1) {
        try {
          worker = kinds[at]();
          break;
        } catch {
          // refused at once
        }
      }
      if (!worker) {
        here = workroom(
          (message) => queueMicrotask(() => hear(message)),
          (cause) => face.onerror?.({ message: String(cause), preventDefault() {} }),
        );
        return;
      }
      const mine = worker;
      mine.onmessage = ({ data }) => hear(data);
      mine.onerror = (event) => {
        event.preventDefault();
        if (said) next();
        else face.onerror?.(event);
      };
      mine.onmessageerror = () => (said ? next() : face.onmessageerror?.());
    }

    begin();
    return /** @type {Worker} */ (/** @type {unknown} */ (face));
  };
}
