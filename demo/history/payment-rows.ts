import { fulfilmentHoldMs } from "#modules/payment/contract/constants.ts";
import { type HistoryOrder, momentOf, stepsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import { later } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";
import type { StoredAccount } from "./refund-account.ts";
import { type ReturnedGoods, returnIsRefunded } from "./return-rows.ts";

type Ended = { readonly status: string; readonly attempt: string; readonly endedAt: Date | null };

/** How the payment and its only attempt stand. Cash is paid when the order is received. */
function paymentState(order: HistoryOrder): Ended {
  const isCash = order.channel.kind === "cod";
  const paidAt = isCash ? momentOf(order, "receive") : momentOf(order, "pay");
  if (paidAt) return { status: "paid", attempt: "paid", endedAt: paidAt };
  const expiredAt = momentOf(order, "expire");
  if (expiredAt) return { status: "failed", attempt: "expired", endedAt: expiredAt };
  const cancelledAt = momentOf(order, "cancel");
  return { status: "unpaid", attempt: cancelledAt ? "cancelled" : "open", endedAt: cancelledAt };
}

type Owed = {
  readonly key: string;
  readonly reason: string;
  readonly amount: number;
  readonly at: Date;
  readonly account: StoredAccount | null;
};

function refundOwed(
  order: HistoryOrder,
  returned: ReturnedGoods,
  accountOf: (order: HistoryOrder) => StoredAccount,
): Owed | null {
  const cancelledAt = momentOf(order, "approveCancel");
  if (cancelledAt) {
    const account = order.channel.kind === "va" ? accountOf(order) : null;
    const amount = order.totals.totalAmount;
    return { key: `closed:${order.code}`, reason: "ORDER_CLOSED", amount, at: cancelledAt, account };
  }
  const refunded = stepsOf(order, "return").find(({ transition }) => transition === "refund");
  if (!refunded || !returned || !returnIsRefunded(order) || returned.refund.money === 0) return null;
  const { code, refund, account } = returned;
  return { key: `return:${code}`, reason: "RETURN", amount: refund.money, at: refunded.at, account };
}

/** The payment of an order with its attempt and its refund. */
export function addPayment(
  rows: HistoryRows,
  random: RandomChoices,
  order: HistoryOrder,
  returned: ReturnedGoods,
  accountOf: (order: HistoryOrder) => StoredAccount,
): void {
  const { reference, customer, placedAt, totals, channel } = order;
  const state = paymentState(order);
  const isPaid = state.status === "paid";
  const owed = refundOwed(order, returned, accountOf);
  const byHand = channel.kind === "va";
  // A gateway answers within the minute, staff a day later.
  const doneAt = owed && (stepsOf(order, "sendRefund")[0]?.at ?? (byHand ? null : owed.at));
  const refunded = owed && doneAt ? owed.amount : 0;
  const attemptId = random.uuid();
  rows.add("payment.payment", {
    reference,
    amount: totals.totalAmount,
    status: isPaid && refunded >= totals.totalAmount ? "refunded" : state.status,
    owner: customer.owner,
    email: customer.email,
    paid_by: isPaid ? attemptId : null,
    paid_at: isPaid ? state.endedAt : null,
    hold_until: isPaid && state.endedAt && channel.kind !== "cod" ? later(state.endedAt, fulfilmentHoldMs) : null,
    closed_at: isPaid ? null : state.endedAt,
    refunded,
    created_at: placedAt,
  });
  rows.add("payment.attempt", {
    id: attemptId,
    reference,
    charge_id: `P${random.code()}${random.code().slice(0, 9)}`,
    key: random.uuid(),
    channel_code: channel.code,
    gateway: channel.gateway,
    kind: channel.kind,
    bank: channel.bank,
    amount: totals.totalAmount,
    state: state.attempt,
    gateway_ref: channel.gateway && random.uuid(),
    va_number: channel.kind === "va" ? `8808${random.digits(12)}` : null,
    return_url: "/pay-callback",
    payer: "",
    expires_at: channel.lastsSeconds === null ? null : later(placedAt, channel.lastsSeconds * 1000),
    created_at: placedAt,
    ended_at: state.endedAt,
    ask_at: placedAt,
  });
  if (!owed) return;
  rows.add("payment.refund", {
    id: random.uuid(),
    reference,
    attempt_id: attemptId,
    key: owed.key,
    amount: owed.amount,
    reason: owed.reason,
    state: doneAt ? "done" : "manual",
    gateway_ref: doneAt && (byHand ? `TRF-${random.digits(8)}` : `refund-${random.digits(12)}`),
    requested_at: owed.at,
    done_at: doneAt,
    account_sealed: owed.account?.sealed ?? null,
    account_shown: owed.account?.shown ?? null,
    sent_by_hand: byHand && doneAt !== null,
  });
}
