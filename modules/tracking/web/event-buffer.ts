import type { EventSink, TrackedEvent } from "../contract/event-sink.ts";

/** What waits for the visitor's answer; more than this was never worth keeping. */
export const maxBuffered = 50;

/** Holds events back until the visitor has answered; afterwards passes them on at once, or drops them. */
export type EventBuffer = {
  note(noted: TrackedEvent): void;
  /** The visitor has agreed: what waited goes out first, in its order. */
  open(sink: EventSink): void;
  /** The visitor has refused, or nothing is measured here: what waited is thrown away, and so is what comes. */
  close(): void;
};

export function createEventBuffer(): EventBuffer {
  let waiting: TrackedEvent[] = [];
  let sink: EventSink | "none" | null = null;
  return {
    note(noted) {
      if (sink === null) waiting = [...waiting, noted].slice(-maxBuffered);
      else if (sink !== "none") sink.send([noted]);
    },
    open(given) {
      sink = given;
      if (waiting.length > 0) given.send(waiting);
      waiting = [];
    },
    close() {
      sink = "none";
      waiting = [];
    },
  };
}
