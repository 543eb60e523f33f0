import { describe, expect, test } from "vitest";
import { nextOrderPage, ordersOnPage, statusTone, stepsOf } from "./order-model.ts";

const times = {
  createTime: "2026-11-15T05:00:00Z",
  payTime: null,
  confirmDeliveryTime: null,
  finalShippedTime: null,
  confirmTime: null,
  cancleTime: null,
};

describe("the stages of an order", () => {
  test("shows the stages to come", () => {
    expect(stepsOf("21", times).map(({ key, reached }) => `${key} ${reached}`)).toEqual([
      "placed true",
      "paid false",
      "sent false",
      "done false",
    ]);
    expect(stepsOf("42", { ...times, payTime: "x" }).map(({ reached }) => reached)).toEqual([true, true, true, false]);
  });
  test("shows its end when it ended early, and that it was paid when it was", () => {
    expect(stepsOf("61", { ...times, cancleTime: "y" }).map(({ key }) => key)).toEqual(["placed", "ended"]);
    expect(stepsOf("62", { ...times, payTime: "x" }).map(({ key }) => key)).toEqual(["placed", "paid", "ended"]);
  });
});

test("1A-08 the steps of a cash-on-delivery order have no paid step with a date", () => {
  for (const status of ["31", "41", "42", "51"]) {
    expect(stepsOf(status, times, true).map(({ key }) => key)).toEqual(["placed", "confirmed", "sent", "done"]);
  }
  expect(stepsOf("61", times, true).map(({ key }) => key)).toEqual(["placed", "ended"]);
});

test("OR-08 OR-09 OR-10 OR-11 statuses that wait have the warning colour, the others have not", () => {
  expect(["21", "31", "41", "42", "51", "61", "62"].map(statusTone)).toEqual([
    "sun",
    "sun",
    "sun",
    "sun",
    "court",
    "neutral",
    "neutral",
  ]);
});

test("a page shows all before it too, ten at a time, a hundred at most", () => {
  expect([null, "1", "3", "x", "-2", "99"].map(ordersOnPage)).toEqual([10, 10, 30, 10, 10, 100]);
  expect(nextOrderPage(10)).toBe(2);
});
