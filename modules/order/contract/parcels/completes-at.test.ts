import { expect, test } from "vitest";
import { completesAt } from "./completes-at.ts";

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const parcel = (change: Partial<Parameters<typeof completesAt>[0][number]> = {}) => ({
  status: "onTheWay" as const,
  sentAt: on(1),
  deliveredAt: null,
  failedAt: null,
  ...change,
});
const delivered = (day: number) => parcel({ status: "delivered", deliveredAt: on(day) });

test("D-57 seven days after the last proof, fourteen after the last sending without one", () => {
  expect(completesAt([delivered(3)])).toEqual(on(10));
  expect(completesAt([delivered(3), delivered(5)])).toEqual(on(12));
  expect(completesAt([parcel()])).toEqual(on(15));
  expect(completesAt([delivered(3), parcel({ sentAt: on(4) })])).toEqual(on(18));
});

test("a second attempt restarts the time, and a failed or returned delivery completes nothing", () => {
  expect(completesAt([parcel({ failedAt: on(6) })])).toEqual(on(20));
  expect(completesAt([parcel({ status: "failed", failedAt: on(6) })])).toBeNull();
  expect(completesAt([delivered(3), parcel({ status: "returned" })])).toBeNull();
  expect(completesAt([])).toBeNull();
});
