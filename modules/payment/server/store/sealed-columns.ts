import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** What of this module lies sealed in its tables. */
export const paymentSealed: readonly SealedColumn<"payer" | "bankAccount">[] = [
  { table: "payment.attempt", key: "id", column: "payer", use: "payer" },
  { table: "payment.payment", key: "reference", column: "account_sealed", use: "bankAccount" },
  { table: "payment.refund", key: "id", column: "account_sealed", use: "bankAccount" },
];
