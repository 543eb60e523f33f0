import { expect, test } from "vitest";
import { movesOf, type OrderActor, orderActors, orderLife, orderMoves } from "./order-moves.ts";
import { deliveryTypes, type OrderStatus, orderStatuses } from "./order-status.ts";

/** Written down a second time, by hand: whoever changes the table has to change this too. */
const expected: Readonly<Record<OrderStatus, Readonly<Record<OrderActor, string>>>> = {
  "21": {
    shopper: "payOtherwise cancel",
    staff: "cancel",
    payment: "pay payOtherwise",
    courier: "",
    system: "pay acceptCash@11 expire",
  },
  "31": {
    shopper: "",
    staff: "approveCancel cancelPart sendPart send",
    payment: "reverse",
    courier: "sendPart send",
    system: "approveCancel cancelPart send",
  },
  "41": { shopper: "", staff: "cancelUnsent send", payment: "", courier: "send", system: "cancelUnsent send" },
  "42": {
    shopper: "receive@11",
    staff: "receive@11 collect@21 giveUp",
    payment: "",
    courier: "giveUp",
    system: "receive@11 giveUp",
  },
  "51": { shopper: "", staff: "", payment: "", courier: "", system: "" },
  "61": { shopper: "", staff: "", payment: "", courier: "", system: "" },
  "62": { shopper: "", staff: "", payment: "reopen", courier: "", system: "" },
};

test("TR-33 TR-34 TR-35 TR-36 for every status, actor and way of delivery exactly these moves are allowed", () => {
  for (const status of orderStatuses) {
    for (const actor of orderActors) {
      for (const deliveryType of deliveryTypes) {
        const wanted = expected[status][actor]
          .split(" ")
          .filter((name) => name !== "" && (!name.includes("@") || name.endsWith(`@${deliveryType}`)))
          .map((name) => name.replace(/@.*/, ""));
        expect([status, actor, deliveryType, movesOf({ status, deliveryType }, actor)]).toEqual([
          status,
          actor,
          deliveryType,
          wanted,
        ]);
      }
    }
  }
});

const staying = ["payOtherwise", "cancelPart", "cancelUnsent"];

test("only another way to pay and calling off a part leave an order where it is, and every status can be reached", () => {
  const reached = new Set<string>(["21"]);
  for (const [move, { from, to }] of Object.entries(orderMoves)) {
    expect([move, from.includes(to)]).toEqual([move, staying.includes(move)]);
    reached.add(to);
  }
  expect([...reached].sort()).toEqual([...orderStatuses]);
  expect(orderLife.movesFrom("51")).toEqual([]);
});
