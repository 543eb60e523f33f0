import { expect, test } from "vitest";
import { serverClockAhead } from "./server-clock.ts";

const answering = (date: string | null) => async () => ({ headers: { get: () => date } });
const moments = (...times: string[]) => {
  const left = times.map((time) => Date.parse(time));
  return () => left.shift() ?? Number.NaN;
};

test("D-38 the offset of a device that is five minutes late is computed, minus half of the round trip", async () => {
  const now = moments("2026-11-15T09:55:00.000Z", "2026-11-15T09:55:01.000Z");
  expect(await serverClockAhead(answering("Sun, 15 Nov 2026 10:00:00 GMT"), now)).toBe(300_000);
});

test("without a response, or one without a date, the offset is zero", async () => {
  const now = () => 0;
  expect(await serverClockAhead(answering(null), now)).toBe(0);
  expect(await serverClockAhead(() => Promise.reject(new Error("offline")), now)).toBe(0);
});
