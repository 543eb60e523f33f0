import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** The encrypted columns of this module. */
export const paymentSealed: readonly SealedColumn<"payer" | "bankAccount">[] = [
  { table: "payment.attempt", key: "id", column: "payer", use: "payer" },
  { table: "payment.payment", key: "reference", column: "account_sealed", use: "bankAccount" },
  { table: "payment.refund", key: "id", column: "account_sealed", use: "bankAccount" },
];
