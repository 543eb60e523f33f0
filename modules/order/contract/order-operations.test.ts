import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryMethods } from "#modules/shipping/contract/delivery-method.ts";
import { type OrderFacts, operationsOf } from "./order-operations.ts";
import { orderStatuses } from "./order-status.ts";
import { returnStatuses } from "./return-status.ts";

const receivedAt = new Date("2026-07-01T10:00:00Z");
const soon = new Date("2026-07-05T10:00:00Z");

const facts = (change: Partial<OrderFacts>): OrderFacts => ({
  status: "paid",
  deliveryMethod: "homeDelivery",
  now: soon,
  receivedAt: change.status === "completed" ? receivedAt : null,
  hasOpenCancelRequest: false,
  pickupAsked: false,
  hasLeft: ["partiallyShipped", "shipped", "completed"].includes(change.status ?? "paid"),
  cancellable: change.status === "shipped" || change.status === "completed" ? 0 : 2,
  returnable: change.status === "completed" ? 2 : 0,
  returns: [],
  ...change,
});

/** As `payOrder cancelOrder`, with a minus before what is shown but cannot be done. */
const shown = (change: Partial<OrderFacts>): string =>
  operationsOf(facts(change))
    .map(({ type, value }) => (value === "1" ? type : `-${type}`))
    .join(" ");

const table = (deliveryMethod: "homeDelivery" | "storePickup") =>
  Object.fromEntries(orderStatuses.map((status) => [status, shown({ status, deliveryMethod })]));

test("OR-15 OR-21 OR-24 what an owner may do in each status, for both ways of delivery", () => {
  expect(table("homeDelivery")).toEqual({
    awaitingPayment: "payOrder cancelOrder goDetail",
    paid: "requestCancel buyAgain goDetail",
    partiallyShipped: "requestCancel checkLogistics buyAgain goDetail",
    shipped: "-requestCancel receiveOrder checkLogistics buyAgain goDetail",
    completed: "returnOrder checkLogistics buyAgain goDetail",
    cancelled: "buyAgain goDetail",
    closed: "buyAgain goDetail",
  });
  expect(table("storePickup")).toEqual({
    awaitingPayment: "payOrder cancelOrder goDetail",
    paid: "requestCancel buyAgain goDetail",
    partiallyShipped: "requestCancel buyAgain goDetail",
    shipped: "-requestCancel pickupOrder buyAgain goDetail",
    completed: "returnOrder buyAgain goDetail",
    cancelled: "buyAgain goDetail",
    closed: "buyAgain goDetail",
  });
});

test("OR-20 a cancel request can be undone, and a second one is shown but not possible", () => {
  expect(shown({ hasOpenCancelRequest: true })).toBe("-requestCancel undoCancel buyAgain goDetail");
  expect(shown({ cancellable: 0 })).toBe("-requestCancel buyAgain goDetail");
});

test("OR-19 a return may be requested until the seventh day after receipt, as long as a piece is left", () => {
  const at = (now: string, returnable = 2) => shown({ status: "completed", now: new Date(now), returnable });
  expect(at("2026-07-08T10:00:00Z")).toContain("returnOrder");
  expect(at("2026-07-08T10:00:00Z")).not.toContain("-returnOrder");
  expect(at("2026-07-08T10:00:00.001Z")).toContain("-returnOrder");
  expect(at("2026-07-05T10:00:00Z", 0)).toContain("-returnOrder");
});

test("OR-16 OR-17 OR-20 the actions allowed on a return depend on its state", () => {
  const of = (status: (typeof returnStatuses)[number]) => shown({ status: "completed", returns: [{ status }] });
  const rest = "checkLogistics buyAgain goDetail";
  expect(Object.fromEntries(returnStatuses.map((status) => [status, of(status)]))).toEqual({
    requested: `returnOrder cancelReturnOrder goReturnDetail ${rest}`,
    approved: `returnOrder cancelReturnOrder fullLogisticsInfo goReturnDetail ${rest}`,
    refused: `returnOrder goReturnDetail ${rest}`,
    inTransit: `returnOrder goReturnDetail ${rest}`,
    received: `returnOrder goReturnDetail ${rest}`,
    refunded: `returnOrder goReturnDetail ${rest}`,
    cancelled: `returnOrder goReturnDetail ${rest}`,
  });
});

test("OR-18 the shopper reports being at the store once", () => {
  expect(shown({ status: "shipped", deliveryMethod: "storePickup", pickupAsked: true })).toContain("-pickupOrder");
});

test("parcels are shown before there are any, but cannot be followed yet", () => {
  expect(shown({ status: "shipped", hasLeft: false })).toContain("-checkLogistics");
});

test("OR-21 for any facts of an order, paying and buying again exclude each other", () => {
  const anyFacts = fc.record({
    status: fc.constantFrom(...orderStatuses),
    deliveryMethod: fc.constantFrom(...deliveryMethods),
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
