import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderFacts, operationsOf } from "./order-operations.ts";
import { deliveryTypes, orderStatuses } from "./order-status.ts";
import { returnStatuses } from "./return-status.ts";

const receivedAt = new Date("2026-07-01T10:00:00Z");
const soon = new Date("2026-07-05T10:00:00Z");

const facts = (change: Partial<OrderFacts>): OrderFacts => ({
  status: "31",
  deliveryType: "11",
  now: soon,
  receivedAt: change.status === "51" ? receivedAt : null,
  hasOpenCancelRequest: false,
  pickupAsked: false,
  hasLeft: ["41", "42", "51"].includes(change.status ?? "31"),
  cancellable: change.status === "42" || change.status === "51" ? 0 : 2,
  returnable: change.status === "51" ? 2 : 0,
  returns: [],
  ...change,
});

/** As `payOrder cancelOrder`, with a minus before what is shown but cannot be done. */
const shown = (change: Partial<OrderFacts>): string =>
  operationsOf(facts(change))
    .map(({ type, value }) => (value === "1" ? type : `-${type}`))
    .join(" ");

const table = (deliveryType: "11" | "21") =>
  Object.fromEntries(orderStatuses.map((status) => [status, shown({ status, deliveryType })]));

test("OR-15 OR-21 OR-24 what an owner may do in each status, for both ways of delivery", () => {
  expect(table("11")).toEqual({
    "21": "payOrder cancelOrder goDetail",
    "31": "requestCancel buyAgain goDetail",
    "41": "requestCancel checkLogistics buyAgain goDetail",
    "42": "-requestCancel receiveOrder checkLogistics buyAgain goDetail",
    "51": "returnOrder checkLogistics buyAgain goDetail",
    "61": "buyAgain goDetail",
    "62": "buyAgain goDetail",
  });
  expect(table("21")).toEqual({
    "21": "payOrder cancelOrder goDetail",
    "31": "requestCancel buyAgain goDetail",
    "41": "requestCancel buyAgain goDetail",
    "42": "-requestCancel pickupOrder buyAgain goDetail",
    "51": "returnOrder buyAgain goDetail",
    "61": "buyAgain goDetail",
    "62": "buyAgain goDetail",
  });
});

test("OR-20 a cancel request can be undone, and a second one is shown but not possible", () => {
  expect(shown({ hasOpenCancelRequest: true })).toBe("-requestCancel undoCancel buyAgain goDetail");
  expect(shown({ cancellable: 0 })).toBe("-requestCancel buyAgain goDetail");
});

test("OR-19 a return may be asked for until the seventh day after receipt, as long as a piece is left", () => {
  const at = (now: string, returnable = 2) => shown({ status: "51", now: new Date(now), returnable });
  expect(at("2026-07-08T10:00:00Z")).toContain("returnOrder");
  expect(at("2026-07-08T10:00:00Z")).not.toContain("-returnOrder");
  expect(at("2026-07-08T10:00:00.001Z")).toContain("-returnOrder");
  expect(at("2026-07-05T10:00:00Z", 0)).toContain("-returnOrder");
});

test("OR-16 OR-17 OR-20 what may be done with a return depends on how far it is", () => {
  const of = (status: (typeof returnStatuses)[number]) => shown({ status: "51", returns: [{ status }] });
  const rest = "checkLogistics buyAgain goDetail";
  expect(Object.fromEntries(returnStatuses.map((status) => [status, of(status)]))).toEqual({
    "10": `returnOrder cancelReturnOrder goReturnDetail ${rest}`,
    "20": `returnOrder cancelReturnOrder fullLogisticsInfo goReturnDetail ${rest}`,
    "21": `returnOrder goReturnDetail ${rest}`,
    "30": `returnOrder goReturnDetail ${rest}`,
    "40": `returnOrder goReturnDetail ${rest}`,
    "50": `returnOrder goReturnDetail ${rest}`,
    "60": `returnOrder goReturnDetail ${rest}`,
  });
});

test("OR-18 the shopper says once that they are at the store", () => {
  expect(shown({ status: "42", deliveryType: "21", pickupAsked: true })).toContain("-pickupOrder");
});

test("parcels are shown before there are any, but cannot be followed yet", () => {
  expect(shown({ status: "42", hasLeft: false })).toContain("-checkLogistics");
});

test("OR-21 whatever the facts, paying and buying again exclude each other", () => {
  const anyFacts = fc.record({
    status: fc.constantFrom(...orderStatuses),
    deliveryType: fc.constantFrom(...deliveryTypes),
    now: fc.constant(soon),
    receivedAt: fc.option(fc.date({ noInvalidDate: true }), { nil: null }),
    hasOpenCancelRequest: fc.boolean(),
    pickupAsked: fc.boolean(),
    hasLeft: fc.boolean(),
    cancellable: fc.nat(3),
    returnable: fc.nat(3),
    returns: fc.array(fc.record({ status: fc.constantFrom(...returnStatuses) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(anyFacts, (given) => {
      const offers = operationsOf(given);
      const types = offers.map(({ type }) => type);
      expect(types.includes("payOrder")).toBe(!types.includes("buyAgain"));
      expect(new Set(types).size).toBe(types.length);
    }),
  );
});
