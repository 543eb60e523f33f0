import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm } from "./distance.ts";

const monas = { latitude: -6.1754, longitude: 106.8272 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("known distances are computed", () => {
  expect(distanceKm(monas, { latitude: -7.2607, longitude: 112.7391 })).toBeCloseTo(664, 0);
  expect(distanceKm(monas, { latitude: -6.1957, longitude: 106.8206 })).toBeCloseTo(2.4, 1);
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.2, 1);
});

test("the distance is symmetric, zero to itself, and at most half the circumference", () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const there = distanceKm(one, other);
      expect(there).toBeCloseTo(distanceKm(other, one), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(20_016);
      expect(distanceKm(one, one)).toBe(0);
    }),
  );
});

test("the triangle inequality holds", () => {
  fc.assert(
    fc.property(place, place, place, (one, over, other) => {
      expect(distanceKm(one, other)).toBeLessThanOrEqual(distanceKm(one, over) + distanceKm(over, other) + 1e-6);
    }),
  );
});
