import { expect, test } from "vitest";
import { releaseWindow } from "./release-window.ts";

const here = { isGift: false, release: null };
const gift = { isGift: true, release: null };
const soon = { isGift: false, release: { day: "2026-12-15", from: "2026-12-18", to: "2026-12-24" } };
const late = { isGift: false, release: { day: "2027-01-04", from: "2027-01-07", to: "2027-01-13" } };

test("1A-14 a checkout of pre-orders spans from the first that can arrive to the last; gifts do not count", () => {
  expect(releaseWindow([soon, gift])).toEqual({ from: "2026-12-18", to: "2026-12-24", mixed: false });
  expect(releaseWindow([late, soon])).toEqual({ from: "2026-12-18", to: "2027-01-13", mixed: false });
});

test("1A-14 stocked items come before pre-orders; without any there is no text", () => {
  expect(releaseWindow([here, soon])).toMatchObject({ mixed: true });
  expect(releaseWindow([here, gift])).toBeNull();
  expect(releaseWindow([])).toBeNull();
});
