import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** The encrypted columns of this module. */
export const returnsSealed: readonly SealedColumn<"bankAccount">[] = [
  { table: "returns.return_order", key: "code", column: "account_sealed", use: "bankAccount" },
];
