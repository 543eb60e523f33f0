import { expect, test } from "vitest";
import { mostAttempts, retryDelay } from "./retry-delay.ts";

const hour = 3_600_000;

test("MX-05 delays grow from seconds to half a day, and end after about three days", () => {
  const delays = Array.from({ length: mostAttempts - 1 }, (_, index) => retryDelay(index + 1, 0.5));
  expect(delays.slice(0, 4)).toEqual([5_000, 20_000, 80_000, 320_000]);
  expect(Math.max(...delays)).toBe(12 * hour);
  const days = delays.reduce((sum, delay) => sum + delay, 0) / (24 * hour);
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});

test("MX-05 a delay is up to a fifth shorter or longer", () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([4_000, 6_000]);
});
