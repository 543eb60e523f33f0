import { lifecycle } from "#kit/core/lifecycle.ts";
import type { DeliveryType, OrderStatus } from "./order-status.ts";

/** Who changes an order: its shopper, somebody who works here, the payment module, a courier, or the clock. */
export const orderActors = ["shopper", "staff", "payment", "courier", "system"] as const;
export type OrderActor = (typeof orderActors)[number];

type Move = {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
  readonly delivery: readonly DeliveryType[];
};

const everyWay = ["11", "21"] as const;

/** The life of an order, for both ways of delivery (D-52). Nothing else changes its status. */
const table = {
  /** The money is there, or none was due. */
  pay: { from: ["21"], to: "31", by: ["payment", "system"], delivery: everyWay },
  /** Another way to pay, perhaps with another fee; it waits as before. */
  payOtherwise: { from: ["21"], to: "21", by: ["shopper", "payment"], delivery: everyWay },
  /** It will be paid for at the door. */
  acceptCash: { from: ["21"], to: "31", by: ["system"], delivery: ["11"] },
  cancel: { from: ["21"], to: "61", by: ["shopper", "staff"], delivery: everyWay },
  /** Its time to be paid is over. */
  expire: { from: ["21"], to: "62", by: ["system"], delivery: everyWay },
  /** The money came after the end, and what was bought can still be had. */
  reopen: { from: ["62"], to: "31", by: ["payment"], delivery: everyWay },
  /** The bank took its word back before anything had left. */
  reverse: { from: ["31"], to: "62", by: ["payment"], delivery: everyWay },
  approveCancel: { from: ["31"], to: "61", by: ["staff", "system"], delivery: everyWay },
  /** Some pieces are called off, the rest goes on as before. */
  cancelPart: { from: ["31"], to: "31", by: ["staff", "system"], delivery: everyWay },
  /** The same of what has not left yet when a part has. */
  cancelUnsent: { from: ["41"], to: "41", by: ["staff", "system"], delivery: everyWay },
  /** A part has left, or lies ready at the store. */
  sendPart: { from: ["31"], to: "41", by: ["staff", "courier"], delivery: everyWay },
  /** All of it has left, or lies ready. */
  send: { from: ["31", "41"], to: "42", by: ["staff", "courier", "system"], delivery: everyWay },
  receive: { from: ["42"], to: "51", by: ["shopper", "staff", "system"], delivery: ["11"] },
  /** The store has handed it over: by the code, or to the shopper who said that they are there (D-44). */
  collect: { from: ["42"], to: "51", by: ["staff"], delivery: ["21"] },
  /** Nobody took it at the door, or fetched it in time. */
  giveUp: { from: ["42"], to: "62", by: ["staff", "courier", "system"], delivery: everyWay },
} as const satisfies Readonly<Record<string, Move>>;

export type OrderMove = keyof typeof table;

export const orderMoves: Readonly<Record<OrderMove, Move>> = table;
export const orderLife = lifecycle<OrderStatus, OrderMove>(orderMoves);

type Standing = { readonly status: OrderStatus; readonly deliveryType: DeliveryType };

/** What this actor may do with an order as it stands. */
export const movesOf = ({ status, deliveryType }: Standing, actor: OrderActor): OrderMove[] =>
  orderLife
    .movesFrom(status)
    .filter((move) => orderMoves[move].by.includes(actor) && orderMoves[move].delivery.includes(deliveryType));
