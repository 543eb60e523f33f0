import { type Kysely, sql, type Transaction } from "kysely";
import { memberOrderCodes } from "#modules/order/server/index.ts";

export type AdminNote = { readonly at: Date; readonly name: string; readonly text: string };

export async function addNote(
  trx: Transaction<unknown>,
  orderCode: string,
  { at, name, text }: AdminNote,
): Promise<void> {
  await sql`
    insert into desk.note (order_code, at, name, text) values (${orderCode}, ${at}, ${name}, ${text})`.execute(trx);
}

/** The last written first. */
export async function notesOf(db: Kysely<unknown>, orderCode: string): Promise<AdminNote[]> {
  const { rows } = await sql<AdminNote>`
    select at, name, text from desk.note where order_code = ${orderCode} order by id desc limit 100`.execute(db);
  return rows;
}

export type Packed = { readonly orderCode: string; readonly at: Date; readonly name: string };

export async function packedOf(db: Kysely<unknown>, orderCodes: readonly string[]): Promise<Packed[]> {
  const { rows } = await sql<Packed>`
    select order_code as "orderCode", at, name from desk.packed
    where order_code = any(${[...orderCodes]})`.execute(db);
  return rows;
}

/** The orders that lie packed. */
export async function packedCodes(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select order_code as code from desk.packed`.execute(db);
  return rows.map(({ code }) => code);
}

/** False when it was marked as packed before. */
export async function notePacked(trx: Transaction<unknown>, { orderCode, at, name }: Packed): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into desk.packed (order_code, at, name) values (${orderCode}, ${at}, ${name})
    on conflict (order_code) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Removes the mark, and what was picked, when a parcel was shipped: the next one is picked and packed separately. */
export async function unpack(trx: Transaction<unknown>, orderCode: string): Promise<void> {
  await sql`delete from desk.packed where order_code = ${orderCode}`.execute(trx);
  await sql`delete from desk.pick where order_code = ${orderCode}`.execute(trx);
}

/** Notes on a member's orders, for the export of their data. */
export async function collectNotes(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select order_code as "orderCode", at, text from desk.note
    where order_code = any(${await memberOrderCodes(db, userCode)}) order by id`.execute(db);
  return rows;
}

/** Deletes notes with the member, because free text may contain personal data. Call it while orders still have their owner. */
export async function forgetNotes(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from desk.note where order_code = any(${await memberOrderCodes(trx, userCode)})`.execute(trx);
}
