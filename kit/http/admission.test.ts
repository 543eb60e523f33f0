import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { type Admission, createAdmission } from "./admission.ts";

let time = 0;
let admission: Admission;
let inside: EventEmitter[];
beforeEach(() => {
  time = 0;
  inside = [];
  admission = createAdmission({ most: 20, mostFirst: 3, now: () => time });
});

/** How many of so many are let in. */
function come(count: number, first = false): number {
  const came = Array.from({ length: count }, () => new EventEmitter()).filter((one) => admission.enter(one, first));
  inside.push(...came);
  return came.length;
}
const leave = (count: number) => {
  for (const one of inside.splice(0, count)) one.emit("close");
};

test("a crowd that comes at once is let in up to the most, and who leaves makes room", () => {
  expect(come(25)).toBe(20);
  leave(3);
  expect(come(5)).toBe(3);
});

test("a crowd that lasts is let in by a quarter of that, until it has gone", () => {
  come(20);
  time = 1_001;
  leave(14);
  expect(come(20)).toBe(0);
  leave(2);
  expect(come(20)).toBe(1);
  time = 60_000;
  leave(1);
  expect(come(20)).toBe(1);
  // Half of the quarter is left: whatever comes now comes at once.
  leave(3);
  expect(come(30)).toBe(18);
});

test("who comes first has room when the others have none, and not without end", () => {
  come(20);
  expect(come(5, true)).toBe(3);
  expect(come(1)).toBe(0);
  leave(1);
  expect(come(1)).toBe(1);
});
