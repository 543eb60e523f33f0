import { type Kysely, sql, type Transaction } from "kysely";
import { listAddresses } from "./addresses.ts";

/** All addresses of a member, for the data export. */
export const collectAddresses = (db: Kysely<unknown>, userCode: string): Promise<unknown> =>
  listAddresses(db, userCode);

export async function deleteAddresses(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from address_book.address where user_code = ${userCode}`.execute(trx);
}
