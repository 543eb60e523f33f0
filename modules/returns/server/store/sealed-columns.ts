import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** What of this module lies sealed in its tables. */
export const returnsSealed: readonly SealedColumn<"bankAccount">[] = [
  { table: "returns.return_order", key: "code", column: "account_sealed", use: "bankAccount" },
];
