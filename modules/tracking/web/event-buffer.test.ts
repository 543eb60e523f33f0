import { expect, test } from "vitest";
import type { EventSink, TrackedEvent } from "../contract/event-sink.ts";
import { createEventBuffer, maxBuffered } from "./event-buffer.ts";

const noted = (at: number): TrackedEvent => ({
  event: { name: "page_view", path: "/", title: "Home" },
  at,
  campaign: null,
  page: "https://shop.example/",
});

function aSink() {
  const sent: number[][] = [];
  const sink: EventSink = { send: (events) => sent.push(events.map(({ at }) => at)) };
  return { sink, sent };
}

test("AN-08 nothing leaves before the visitor has agreed; then what waited goes first, in its order", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = aSink();
  buffer.note(noted(1));
  buffer.note(noted(2));
  expect(sent).toEqual([]);
  buffer.open(sink);
  buffer.note(noted(3));
  expect(sent).toEqual([[1, 2], [3]]);
});

test("AN-08 a refusal throws away what waited and what comes, also when the visitor agrees later", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = aSink();
  buffer.note(noted(1));
  buffer.close();
  buffer.note(noted(2));
  buffer.open(sink);
  buffer.note(noted(3));
  expect(sent).toEqual([[3]]);
});

test("at most fifty events wait, and they are the newest", () => {
  const buffer = createEventBuffer();
  const { sink, sent } = aSink();
  for (let at = 1; at <= maxBuffered + 7; at += 1) buffer.note(noted(at));
  buffer.open(sink);
  expect(sent).toEqual([Array.from({ length: 50 }, (_, index) => index + 8)]);
});

test("nothing is sent when nothing waited", () => {
  const { sink, sent } = aSink();
  createEventBuffer().open(sink);
  expect(sent).toEqual([]);
});
