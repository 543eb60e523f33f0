import { expect, test } from "vitest";
import { pollPace } from "./poll-pace.ts";

const minutes = (count: number) => count * 60_000;

test("a page polls every two seconds at first, so that Paid is shown within three, and more slowly later", () => {
  expect([0, 4.9, 5, 29, 30, 600].map((at) => pollPace(minutes(at), 0))).toEqual([
    2_000, 2_000, 5_000, 5_000, 15_000, 15_000,
  ]);
});

test("failures double the wait up to a minute", () => {
  expect([1, 2, 3, 4, 5, 20].map((failures) => pollPace(0, failures))).toEqual([
    4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});
