import type { SealedColumn } from "#kit/postgres/sealed-column.ts";

/** What of this module lies sealed in its tables. */
export const staffSealed: readonly SealedColumn<"authenticator">[] = [
  { table: "staff.account", key: "id", column: "totp_secret", use: "authenticator" },
  { table: "staff.session", key: "id", column: "new_secret", use: "authenticator" },
];
