import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { allocate, type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { LockedOrder, Order } from "./order.ts";
import { addEvent } from "./store/events.ts";
import { writeChannel } from "./store/orders.ts";

/** A payment channel and its fee for all orders of one payment together. */
export type ChannelChoice = { readonly channelCode: string; readonly fee: Rupiah };

/** The cost of orders of one payment without the channel's fee. */
export const costBeforeFee = (orders: readonly Pick<Order, "totals">[]): Rupiah =>
  rupiah(orders.reduce((sum, { totals }) => sum + totals.totalAmount - totals.fee, 0));

export const feeOf = (orders: readonly Pick<Order, "totals">[]): Rupiah =>
  rupiah(orders.reduce((sum, { totals }) => sum + totals.fee, 0));

/**
 * Changes the channel of all orders of a payment: its fee replaces the one before, is allocated over the orders as at placement, and
 * is recorded in their events with the actor (D-47, D-60).
 */
export async function changeChannel(
  trx: Transaction<unknown>,
  { clock }: { readonly clock: Clock },
  orders: readonly LockedOrder[],
  { channelCode, fee }: ChannelChoice,
  actor: "shopper" | "payment",
): Promise<void> {
  const before = feeOf(orders);
  const codeBefore = orders[0]?.channelCode ?? null;
  if (fee === before && channelCode === codeBefore) return;
  const shares = allocate(
    fee,
    orders.map((order) => costBeforeFee([order])),
  );
  await writeChannel(
    trx,
    channelCode,
    orders.map(({ code }, index) => ({ code, fee: shares[index] ?? rupiah(0) })),
  );
  // Ended orders get no more events; late payments are recorded with the payment.
  const codes = orders.flatMap(({ code, status }) => (status === "awaitingPayment" ? [code] : []));
  const reason = `${codeBefore ?? "-"} ${rp(before)} → ${channelCode} ${rp(fee)}`;
  await addEvent(trx, {
    codes,
    transition: "changeChannel",
    from: "awaitingPayment",
    to: "awaitingPayment",
    actor,
    reason,
    at: clock.now(),
  });
}
