import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** Encrypted columns of this module. */
export const staffSealed: readonly SealedColumn<"authenticator">[] = [
  { table: "staff.account", key: "id", column: "totp_secret", use: "authenticator" },
  { table: "staff.session", key: "id", column: "new_secret", use: "authenticator" },
];
