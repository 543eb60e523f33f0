import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { type Admission, createAdmission } from "./admission.ts";

let time = 0;
let admission: Admission;
let inside: EventEmitter[];
beforeEach(() => {
  time = 0;
  inside = [];
  admission = createAdmission({ most: 20, mostFirst: 3, addressShare: 1, now: () => time });
});

/** How many of this many requests are admitted. */
function come(count: number, first = false, address: string | null = "1.1.1.1"): number {
  const came = Array.from({ length: count }, () => new EventEmitter()).filter((one) =>
    admission.enter(one, first, address),
  );
  inside.push(...came);
  return came.length;
}
const leave = (count: number) => {
  for (const one of inside.splice(0, count)) one.emit("close");
};

test("a burst is admitted up to the limit, and a finished request makes room", () => {
  expect(come(25)).toBe(20);
  leave(3);
  expect(come(5)).toBe(3);
});

test("a sustained overload is admitted up to a quarter of that, until it has ended", () => {
  come(20);
  time = 1_001;
  leave(14);
  expect(come(20)).toBe(0);
  leave(2);
  expect(come(20)).toBe(1);
  time = 60_000;
  leave(1);
  expect(come(20)).toBe(1);
  // Half of the quarter is left: the next requests are a burst again.
  leave(3);
  expect(come(30)).toBe(18);
});

test("prioritised requests have room when the others have none, but not without limit", () => {
  come(20);
  expect(come(5, true)).toBe(3);
  expect(come(1)).toBe(0);
  leave(1);
  expect(come(1)).toBe(1);
});

test("1B-01 no address gets more than its share of the connections, nor of the prioritised ones", () => {
  admission = createAdmission({ most: 20, mostFirst: 8, addressShare: 0.5, now: () => time });
  expect([come(20), come(20, false, "2.2.2.2"), come(20, false, "3.3.3.3")]).toEqual([10, 10, 0]);
  expect([come(8, true), come(8, true, "2.2.2.2"), come(8, true, "3.3.3.3")]).toEqual([4, 4, 0]);
  leave(3);
  expect([come(20, false, "2.2.2.2"), come(20, false, "3.3.3.3")]).toEqual([0, 3]);
});

test("1B-01 one busy address is no overload: others are admitted as if it were absent", () => {
  admission = createAdmission({ most: 20, mostFirst: 8, addressShare: 0.5, now: () => time });
  expect(come(20)).toBe(10);
  time = 60_000;
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const response = new EventEmitter();
    expect(admission.enter(response, false, `10.0.0.${visitor}`)).toBe(true);
    response.emit("close");
  }
});

test("1B-01 under sustained overload an address has its share of the reduced room", () => {
  admission = createAdmission({ most: 20, mostFirst: 8, addressShare: 0.5, now: () => time });
  // Three of the ten count: a quarter of the room is five slots.
  expect(come(20)).toBe(10);
  expect([come(1, false, "2.2.2.2"), come(1, false, "3.3.3.3")]).toEqual([1, 1]);
  time = 1_001;
  expect([come(1), come(1, false, "4.4.4.4")]).toEqual([0, 0]);
  leave(8);
  expect([come(1, false, "4.4.4.4"), come(1, false, "5.5.5.5")]).toEqual([1, 0]);
});

test("1B-01 an address that does not identify the client has no share", () => {
  admission = createAdmission({ most: 20, mostFirst: 8, addressShare: 0.5, now: () => time });
  expect([come(30, false, null), come(30, true, null)]).toEqual([20, 8]);
});
