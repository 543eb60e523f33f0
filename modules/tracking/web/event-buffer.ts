import type { EventSink, TrackedEvent } from "../contract/event-sink.ts";

/** Older events are dropped. */
export const maxBuffered = 50;

/** Buffers events until the visitor's decision on cookies; afterwards passes them on, or drops them. */
export type EventBuffer = {
  note(noted: TrackedEvent): void;
  /** After consent: buffered events are sent first, in order. */
  open(sink: EventSink): void;
  /** After a refusal, or without analytics tools: buffered and later events are dropped. */
  close(): void;
};

export function createEventBuffer(): EventBuffer {
  let buffered: TrackedEvent[] = [];
  let sink: EventSink | "none" | null = null;
  return {
    note(noted) {
      if (sink === null) buffered = [...buffered, noted].slice(-maxBuffered);
      else if (sink !== "none") sink.send([noted]);
    },
    open(given) {
      sink = given;
      if (buffered.length > 0) given.send(buffered);
      buffered = [];
    },
    close() {
      sink = "none";
      buffered = [];
    },
  };
}
