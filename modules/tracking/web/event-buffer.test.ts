import { expect, test } from "vitest";
import type { EventSink, TrackedEvent } from "../contract/event-sink.ts";
import { createEventBuffer, maxBuffered } from "./event-buffer.ts";

const noted = (at: number): TrackedEvent => ({
  event: { name: "page_view", path: "/", title: "Home" },
  at,
  campaign: null,
  page: "https://shop.example/",
});

function recordingSink() {
  const sent: number[][] = [];
  const sink: EventSink = { send: (events) => sent.push(events.map(({ at }) => at)) };
  return { sink, sent };
}

test("AN-08 nothing is sent before consent; then buffered events are sent first, in order", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = recordingSink();
  buffer.note(noted(1));
  buffer.note(noted(2));
  expect(sent).toEqual([]);
  buffer.open(sink);
  buffer.note(noted(3));
  expect(sent).toEqual([[1, 2], [3]]);
});

test("AN-08 a refusal drops buffered and later events, also when consent follows", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = recordingSink();
  buffer.note(noted(1));
  buffer.close();
  buffer.note(noted(2));
  buffer.open(sink);
  buffer.note(noted(3));
  expect(sent).toEqual([[3]]);
});

test("the newest fifty events are buffered", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = recordingSink();
  for (let at = 1; at <= maxBuffered + 7; at += 1) buffer.note(noted(at));
  buffer.open(sink);
  expect(sent).toEqual([Array.from({ length: 50 }, (_, index) => index + 8)]);
});

test("opening an empty buffer sends nothing", () => {
  const { sink, sent } = recordingSink();
  createEventBuffer().open(sink);
  expect(sent).toEqual([]);
});
