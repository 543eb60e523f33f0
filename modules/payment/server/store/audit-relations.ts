/** Relations for the invariants of modules that build on payments, as text of a `from` clause. */
export const paymentsForAudit = "(select reference, amount, status from payment.payment)";

export const refundsForAudit = "(select reference, key, amount from payment.refund)";
