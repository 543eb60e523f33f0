import type { Kysely } from "kysely";
import { type Payment, refundsOfPayment } from "#modules/payment/server/index.ts";

/** Wrong amounts paid for an order, with the state of their refunds. No statement while there are none. */
export async function wrongAmountsOnWire(db: Kysely<unknown>, payment: Payment | null) {
  if (payment === null || payment.flag === null) return [];
  const refunds = await refundsOfPayment(db, payment.reference);
  return refunds
    .filter(({ reason }) => reason === "AMOUNT_MISMATCH")
    .map(({ amount, state, note }) => ({
      amount,
      state: state === "review" || state === "declined" ? state : "back",
      note: state === "declined" ? note : null,
    }));
}
