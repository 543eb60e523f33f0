import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** Encrypted columns of this module. */
export const webhooksSealed: readonly SealedColumn<"webhook">[] = [
  { table: "webhooks.secret", key: "id", column: "sealed", use: "webhook" },
];
