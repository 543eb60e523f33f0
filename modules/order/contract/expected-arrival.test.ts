import { assert, constantFrom, date, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { expectedArrival } from "./expected-arrival.ts";

const placedAt = new Date("2026-11-17T05:00:00Z");

test.each([
  ["en-US", "Pre-order: arrives 18 December 2026 – 24 December 2026"],
  ["id-ID", "Pra-pesan: tiba 18 Desember 2026 – 24 Desember 2026"],
] as const)("1A-14 a pre-order arrives three to seven working days after its release, worded in %s", (locale, text) => {
  expect(expectedArrival({ days: [3, 7], shipsFrom: "2026-12-15", placedAt }, locale)).toBe(text);
});

test("1A-14 stocked products arrive in the courier's days, and a pre-order for pickup is at the store from its release", () => {
  expect(expectedArrival({ days: [2, 4], shipsFrom: null, placedAt }, "en-US")).toBe("2–4 working days");
  expect(expectedArrival({ days: [1, 1], shipsFrom: null, placedAt }, "en-US")).toBe("1 working day");
  expect(expectedArrival({ days: null, shipsFrom: "2026-12-15", placedAt }, "en-US")).toBe(
    "Pre-order: at the store from 15 December 2026",
  );
  expect(expectedArrival({ days: null, shipsFrom: null, placedAt }, "en-US")).toBeNull();
});

test("1A-14 no language shows a date in ISO format, nor two estimates", () => {
  const releases = date({ min: new Date("2026-11-18"), max: new Date("2028-01-01"), noInvalidDate: true });
  assert(
    property(releases, integer({ min: 1, max: 9 }), constantFrom(...locales), (released, from, locale) => {
      const shipsFrom = released.toISOString().slice(0, 10);
      const text = expectedArrival({ days: [from, from + 4], shipsFrom, placedAt }, locale) ?? "";
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d|\+|working|hari kerja|ngày làm việc|工作日/);
    }),
  );
});
