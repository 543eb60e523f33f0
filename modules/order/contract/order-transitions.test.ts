import { expect, test } from "vitest";
import { deliveryMethods } from "#modules/shipping/contract/delivery-method.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";
import {
  type OrderActor,
  orderActors,
  orderStateMachine,
  orderTransitions,
  transitionsOf,
} from "./order-transitions.ts";

/** A second copy, by hand: a change of the table must be made here too. */
const expected: Readonly<Record<OrderStatus, Readonly<Record<OrderActor, string>>>> = {
  awaitingPayment: {
    shopper: "changeChannel cancel",
    staff: "cancel changeUnpaidContact",
    payment: "pay changeChannel",
    courier: "",
    system: "pay acceptCash@homeDelivery expire",
  },
  paid: {
    shopper: "",
    staff: "approveCancel cancelPart changeContact sendPart send",
    payment: "reverse",
    courier: "sendPart send",
    system: "approveCancel cancelPart send",
  },
  partiallyShipped: {
    shopper: "",
    staff: "cancelUnsent send",
    payment: "",
    courier: "send",
    system: "cancelUnsent send",
  },
  shipped: {
    shopper: "receive@homeDelivery",
    staff: "receive@homeDelivery collect@storePickup failDelivery",
    payment: "",
    courier: "failDelivery",
    system: "receive@homeDelivery failDelivery",
  },
  completed: { shopper: "", staff: "", payment: "", courier: "", system: "" },
  cancelled: { shopper: "", staff: "", payment: "", courier: "", system: "" },
  closed: { shopper: "", staff: "", payment: "reopen", courier: "", system: "" },
};

test("TR-33 TR-34 TR-35 TR-36 for every status, actor and delivery method exactly these transitions are allowed", () => {
  for (const status of orderStatuses) {
    for (const actor of orderActors) {
      for (const deliveryMethod of deliveryMethods) {
        const wanted = expected[status][actor]
          .split(" ")
          .filter((name) => name !== "" && (!name.includes("@") || name.endsWith(`@${deliveryMethod}`)))
          .map((name) => name.replace(/@.*/, ""));
        expect([status, actor, deliveryMethod, transitionsOf({ status, deliveryMethod }, actor)]).toEqual([
          status,
          actor,
          deliveryMethod,
          wanted,
        ]);
      }
    }
  }
});

const staying = ["changeChannel", "cancelPart", "cancelUnsent", "changeContact", "changeUnpaidContact"];

test("only a change of payment method or contact and a partial cancellation keep an order's status, and every status can be reached", () => {
  const reached = new Set<string>(["awaitingPayment"]);
  for (const [transition, { from, to }] of Object.entries(orderTransitions)) {
    expect([transition, from.includes(to)]).toEqual([transition, staying.includes(transition)]);
    reached.add(to);
  }
  expect([...reached].sort()).toEqual([...orderStatuses].sort());
  expect(orderStateMachine.transitionsFrom("completed")).toEqual([]);
});
