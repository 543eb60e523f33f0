import { type CodesOf, nameOfCode } from "#kit/core/wire-codes.ts";
import type { OrderTransition } from "../order-transitions.ts";

/** The names of transitions in `orders.event` and on the wire of the back office. Rows of earlier releases have them, so they stay (ADR 0078). */
const orderTransitionNames = {
  place: "place",
  pay: "pay",
  changeChannel: "payOtherwise",
  acceptCash: "acceptCash",
  cancel: "cancel",
  expire: "expire",
  reopen: "reopen",
  reverse: "reverse",
  approveCancel: "approveCancel",
  cancelPart: "cancelPart",
  cancelUnsent: "cancelUnsent",
  changeContact: "changeContact",
  changeUnpaidContact: "changeUnpaidContact",
  sendPart: "sendPart",
  send: "send",
  receive: "receive",
  collect: "collect",
  failDelivery: "giveUp",
} as const satisfies CodesOf<OrderTransition | "place">;

/** The stored name of a transition; an unknown one of a later release is kept. */
export const transitionName = (transition: string): string =>
  Object.hasOwn(orderTransitionNames, transition)
    ? orderTransitionNames[transition as keyof typeof orderTransitionNames]
    : transition;

export const transitionOfName = (name: string): string => nameOfCode(orderTransitionNames, name) ?? name;
