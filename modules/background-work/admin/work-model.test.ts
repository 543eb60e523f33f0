import { expect, test } from "vitest";
import { endedSince, fractionOf, type Work } from "./work-model.ts";

const work = (id: string, state: string, changes: Partial<Work> = {}): Work => ({
  id,
  kind: "import.apply",
  title: "products.csv",
  path: null,
  state,
  done: 0,
  total: null,
  isCancelling: false,
  error: null,
  createdAt: "2026-11-18T03:00:00.000Z",
  endedAt: null,
  isRead: false,
  ...changes,
});

test("MF-16 the owner is notified once of work that ended since the last visit, unless it was read in another tab", () => {
  const before = [work("a", "running"), work("b", "waiting"), work("c", "done"), work("d", "running")];
  const after = [
    work("a", "done"),
    work("b", "failed"),
    work("c", "done"),
    work("d", "done", { isRead: true }),
    work("e", "done"),
  ];
  expect(endedSince(before, after).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(endedSince(after, after)).toEqual([]);
});

test("progress is unknown until the total is known, and never exceeds 100 %", () => {
  expect(fractionOf({ done: 3, total: null })).toBeNull();
  expect(fractionOf({ done: 0, total: 0 })).toBeNull();
  expect(fractionOf({ done: 1, total: 4 })).toBe(0.25);
  expect(fractionOf({ done: 9, total: 4 })).toBe(1);
});
