import { expect, test } from "vitest";
import { chosenIn, type ReturnOptionsModel, refundFor, stationsOf } from "./return-model.ts";

const line = {
  orderItemCode: "BBAAAAAAAAAA-1",
  skuName: "Ball",
  image: null,
  attributes: [],
  quantity: 2,
  returnable: 2,
  restriction: null,
  isGift: false,
  listAmount: 300_000,
  productAmount: 300_000,
  points: 10,
  pointsAmount: 1_000,
  payAmount: 269_000,
};

const options: ReturnOptionsModel = {
  orderCode: "BBAAAAAAAAAA",
  open: true,
  until: null,
  access: "owner",
  needsBankAccount: false,
  lines: [line, { ...line, orderItemCode: "BBAAAAAAAAAA-2", returnable: 0 }],
  discounts: [],
  earned: [],
  freight: 18_000,
  freightDiscount: 0,
  pointsUsed: 20,
  pointsAmount: 2_000,
  before: [{ number: 1, quantity: 2 }],
  beforeFaulty: true,
  given: 269_000,
  others: [],
};

test("an address selects all returnable pieces of its lines, and nothing else", () => {
  expect(chosenIn("0,1", options.lines)).toEqual({ 0: 2 });
  expect(chosenIn("1,x,9", options.lines)).toEqual({});
  expect(chosenIn(null, options.lines)).toEqual({});
});

test("the page computes as the server: the freight is refunded with the last piece when the shop is at fault", () => {
  expect(refundFor(options, { 0: 1 }, "DAMAGED")).toMatchObject({ money: 134_500, points: 5, freight: 0 });
  expect(refundFor(options, { 0: 2 }, "DAMAGED")).toMatchObject({ money: 287_000, points: 10, freight: 18_000 });
  expect(refundFor(options, { 0: 2 }, "WRONG_SIZE")).toMatchObject({ money: 269_000, freight: 0 });
  expect(refundFor(options, { 0: 2 }, null)).toMatchObject({ freight: 0 });
});

const step = (status: string) => ({ status, statusStr: "", time: "2026-11-15T05:00:00.000Z" });
const way = (...statuses: string[]) =>
  stationsOf({ status: statuses.at(-1) ?? "", steps: statuses.map(step) }).map(
    ({ status, reached }) => `${status}${reached ? "" : "?"}`,
  );

test("the stations are those behind and those to come; one that ended early has none to come", () => {
  expect(way("10")).toEqual(["10", "20?", "30?", "40?", "50?"]);
  expect(way("10", "20", "40")).toEqual(["10", "20", "40", "50?"]);
  expect(way("10", "21")).toEqual(["10", "21"]);
  expect(way("10", "20", "60")).toEqual(["10", "20", "60"]);
});
