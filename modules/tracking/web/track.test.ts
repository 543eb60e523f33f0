import { expect, test } from "vitest";
import type { TrackedEvent } from "../contract/event-sink.ts";
import { pageEvents, track } from "./track.ts";

test("on the server an event is neither sent nor buffered, because one process serves all visitors", () => {
  const sent: TrackedEvent[] = [];
  track({ name: "search", term: "ball" });
  pageEvents.open({ send: (events) => void sent.push(...events) });
  pageEvents.close();
  expect(sent).toEqual([]);
});
