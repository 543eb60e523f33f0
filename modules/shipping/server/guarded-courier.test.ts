import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { fail, ok } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { guardedCourier } from "./guarded-courier.ts";
import type { Courier, CourierRate, CourierReply } from "./ports/courier.ts";

const rate = (changes: Partial<CourierRate> = {}): CourierRate => ({
  ...{ courierCode: "PIGEON", serviceCode: "AIR", name: "Pigeon", prices: [rupiah(9_000)], days: [1, 2] },
  ...changes,
});
const request = (kilograms = 1) => ({
  parcels: [{ originCode: "32.16", kilograms }],
  destination: { district: "31.71.01", city: "31.71", state: "31" },
});
const unreachable = fail({ code: "COURIER_UNREACHABLE" });

function guarded(answer: () => Promise<CourierReply>, timeoutMs = 120_000) {
  const clock = testClock("2026-11-15T05:00:00Z");
  const warnings: string[] = [];
  const state = { answer, calls: 0 };
  const outside: Courier = {
    rates() {
      state.calls += 1;
      return state.answer();
    },
  };
  const courier = guardedCourier(outside, { clock, timeoutMs, warn: (reason) => warnings.push(reason) });
  return { clock, warnings, state, courier };
}

test("rates are kept for five minutes by parcels and destination, also while the courier is unreachable", async () => {
  const { clock, state, courier } = guarded(async () => ok([rate()]));
  expect(await courier.rates(request())).toEqual(ok([rate()]));
  state.answer = async () => unreachable;
  clock.advance(299_999);
  expect(await courier.rates(request())).toEqual(ok([rate()]));
  expect(await courier.rates(request(2))).toEqual(unreachable);
  clock.advance(1);
  expect(await courier.rates(request())).toEqual(unreachable);
  expect(state.calls).toBe(3);
});

test("a courier that never answers is unreachable when its time is over; after two failures it rests for half a minute", async () => {
  const { clock, warnings, state, courier } = guarded(() => new Promise<never>(() => undefined), 50);
  expect(await courier.rates(request())).toEqual(unreachable);
  expect(await courier.rates(request())).toEqual(unreachable);
  expect(await courier.rates(request())).toEqual(unreachable);
  expect([state.calls, warnings]).toEqual([2, ["no rates within 50 ms", "no rates within 50 ms"]]);
  state.answer = async () => ok([rate()]);
  clock.advance(30_000);
  expect(await courier.rates(request())).toEqual(ok([rate()]));
});

test("a courier that throws, at once or later, is unreachable", async () => {
  const { warnings, state, courier } = guarded(() => {
    throw new Error("a mistake");
  });
  expect(await courier.rates(request())).toEqual(unreachable);
  state.answer = () => Promise.reject(new Error("a late mistake"));
  expect(await courier.rates(request())).toEqual(unreachable);
  expect(warnings).toEqual(["a mistake", "a late mistake"]);
});

test.each([
  ["a negative price", rate({ prices: [-1 as ReturnType<typeof rupiah>] }), /^rates\.0\.prices\.0: /],
  ["half a rupiah", rate({ prices: [0.5 as ReturnType<typeof rupiah>] }), /^rates\.0\.prices\.0: /],
  ["no price for every parcel", rate({ prices: [] }), /^PIGEON AIR has no price for every parcel$/],
  ["a code that orders cannot hold", rate({ courierCode: "PIGEON:AIR" }), /^rates\.0\.courierCode: /],
  ["days that end before they begin", rate({ days: [3, 1] }), /^rates\.0\.days: days end before they begin$/],
])("rates with %s are not offered, and the operator is told why", async (_name, wrong, message) => {
  const { warnings, courier } = guarded(async () => ok([wrong]));
  expect(await courier.rates(request())).toEqual(unreachable);
  expect(warnings).toEqual([expect.stringMatching(message)]);
});
