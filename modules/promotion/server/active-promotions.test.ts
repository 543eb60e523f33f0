import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { promotionSchedule } from "./active-promotions.ts";
import type { Promotion } from "./promotion.ts";

const [begin, end] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-12-01T00:00:00Z")];
const inNovember = new Date("2026-11-15T05:00:00Z");

const promotion = (code: string, priority: number, scope: Promotion["scope"]): Promotion => ({
  code,
  kind: "tier",
  names: inAll(code),
  descriptions: {},
  remarks: {},
  labels: {},
  beginsAt: begin,
  endsAt: end,
  status: "active",
  priority,
  sort: 0,
  exclusive: false,
  stackable: true,
  amountByQty: false,
  rewardByPercentage: true,
  pwpCountsForTiers: false,
  mostTimes: 1,
  budget: null,
  ribbon: null,
  scope,
  priceFrom: null,
  priceUntil: null,
  audience: null,
  levels: [],
  rule: null,
  flashSaleSkus: [],
});

test("1D-02 the promotions of a product are sorted by priority and then by code, for every kind of target", () => {
  const schedule = promotionSchedule(begin, [
    promotion("D", 2, [{ target: "everything", code: "" }]),
    promotion("C", 3, [{ target: "product", code: "BALL" }]),
    promotion("B", 2, [{ target: "brand", code: "LKH" }]),
    promotion("A", 1, [{ target: "category", code: "SPORT" }]),
    promotion("OTHER", 0, [{ target: "product", code: "CUP" }]),
  ]);
  const ball = { code: "BALL", brand: { code: "LKH" }, categoryCodes: ["SPORT", "OUTDOOR"], skus: [] };
  const codes = () =>
    schedule
      .running(inNovember)
      .touching(ball)
      .map(({ code }) => code);
  expect(codes()).toEqual(["A", "B", "D", "C"]);
  expect(codes()).toEqual(["A", "B", "D", "C"]);
  expect(schedule.running(end).touching(ball)).toEqual([]);
});
