import type { Kysely } from "kysely";
import { type Payment, refundsOfPayment } from "#modules/payment/server/index.ts";

/** Money that came for an order and was not its amount, and what becomes of it. Asks nothing while there was none. */
export async function oddPaymentsOnWire(db: Kysely<unknown>, payment: Payment | null) {
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
