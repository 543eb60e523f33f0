import { expect, test } from "vitest";
import { arrivalWindow } from "./arrival-window.ts";

test("working days are counted from today in Jakarta", () => {
  // Friday evening in London is Saturday morning in Jakarta.
  expect(arrivalWindow(new Date("2026-11-13T20:00:00Z"), [1, 3])).toEqual({ first: "2026-11-16", last: "2026-11-18" });
  expect(arrivalWindow(new Date("2026-11-13T10:00:00Z"), [1, 3])).toEqual({ first: "2026-11-16", last: "2026-11-18" });
  expect(arrivalWindow(new Date("2026-11-11T05:00:00Z"), [0, 1])).toEqual({ first: "2026-11-11", last: "2026-11-12" });
});

test("D-80 a pre-order's days are counted from its release, unless that is past", () => {
  const now = new Date("2026-11-11T05:00:00Z");
  expect(arrivalWindow(now, [3, 7], "2026-12-15")).toEqual({ first: "2026-12-18", last: "2026-12-24" });
  expect(arrivalWindow(now, [3, 7], "2026-10-01")).toEqual(arrivalWindow(now, [3, 7]));
});
