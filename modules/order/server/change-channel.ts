import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { allocate, type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { LockedOrder, Order } from "./order.ts";
import { addEvent } from "./store/events.ts";
import { writeWayToPay } from "./store/orders.ts";

/** A way to pay and what it takes for it, for all orders of one payment together. */
export type ChannelChoice = { readonly channelCode: string; readonly fee: Rupiah };

/** What orders that are paid for together cost without the fee of the way they are paid. */
export const costBeforeFee = (orders: readonly Pick<Order, "totals">[]): Rupiah =>
  rupiah(orders.reduce((sum, { totals }) => sum + totals.totalAmount - totals.fee, 0));

export const feeOf = (orders: readonly Pick<Order, "totals">[]): Rupiah =>
  rupiah(orders.reduce((sum, { totals }) => sum + totals.fee, 0));

/**
 * Puts all orders of a payment on another way to pay: its fee takes the place of the one before, shared out as when they were
 * placed, and is written down beside them with who chose it (D-47, D-60).
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
  await writeWayToPay(
    trx,
    channelCode,
    orders.map(({ code }, index) => ({ code, fee: shares[index] ?? rupiah(0) })),
  );
  // What is over has its last word already; the money that came for it late is in the books of the payment.
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
