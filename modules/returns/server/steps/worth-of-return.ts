import { type Pieces, type Refund, refundOf } from "#modules/order/contract/refund/refund-of.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import type { OrderForReturn } from "#modules/order/server/index.ts";
import { isFaulty, type ReturnReason } from "../../contract/return-reasons.ts";
import type { Return } from "../return.ts";

type Asked = { readonly now: readonly Pieces[]; readonly reason: ReturnReason };
type Other = Pick<Return, "status" | "reason" | "lines" | "money">;

const paidOut: readonly ReturnStatus[] = ["50"];
const onTheirWay: readonly ReturnStatus[] = ["10", "20", "30", "40", "50"];

/** What was called off of an order before it was sent. */
export const calledOff = ({ order }: OrderForReturn): Pieces[] =>
  order.lines.map(({ cancelled }, number) => ({ number, quantity: cancelled })).filter(({ quantity }) => quantity > 0);

function refundAfter(whole: OrderForReturn, others: readonly Other[], { now, reason }: Asked, given: number): Refund {
  const cancelled = calledOff(whole);
  const faulty = isFaulty(reason) && cancelled.length === 0 && others.every((other) => isFaulty(other.reason));
  const before = [...cancelled, ...others.flatMap(({ lines }) => lines)];
  return refundOf({ ...whole.order, discounts: whole.discounts }, { before, now, faulty, given });
}

/** What is given back for a return now: what went back before is what was really given. */
export const refundNow = (whole: OrderForReturn, others: readonly Other[], asked: Asked): Refund =>
  refundAfter(
    whole,
    others.filter(({ status }) => paidOut.includes(status)),
    asked,
    whole.order.refundedAmount,
  );

/** Money told of for returns that are under way and not paid out yet. */
export const promisedFor = (returns: readonly Other[]): number =>
  returns
    .filter(({ status }) => onTheirWay.includes(status) && !paidOut.includes(status))
    .reduce((sum, { money }) => sum + money, 0);

/** What it comes to if everything else that is under way comes back before it. */
export function refundExpected(whole: OrderForReturn, others: readonly Other[], asked: Asked): Refund {
  const before = others.filter(({ status }) => onTheirWay.includes(status));
  return refundAfter(whole, before, asked, whole.order.refundedAmount + promisedFor(others));
}
