import { type Kysely, sql, type Transaction } from "kysely";

export type Pick = {
  readonly orderCode: string;
  /** From 0. */
  readonly number: number;
  readonly picked: number;
  /** Who picked last. */
  readonly name: string;
};

/** What was picked of these orders. */
export async function picksOf(db: Kysely<unknown>, orderCodes: readonly string[]): Promise<Pick[]> {
  const { rows } = await sql<Pick>`
    select order_code as "orderCode", line as number, picked, name from desk.pick
    where order_code = any(${[...orderCodes]})`.execute(db);
  return rows;
}

/** Scans at one place are counted one after the other: of two at once each finds what the other has left to pick. */
export async function lockPicksOf(trx: Transaction<unknown>, sourceCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('desk.pick'), hashtext(${sourceCode}))`.execute(trx);
}

export async function writePick(trx: Transaction<unknown>, pick: Pick, at: Date): Promise<void> {
  await sql`
    insert into desk.pick (order_code, line, picked, name, at)
    values (${pick.orderCode}, ${pick.number}, ${pick.picked}, ${pick.name}, ${at})
    on conflict (order_code, line) do update
      set picked = excluded.picked, name = excluded.name, at = excluded.at`.execute(trx);
}

/** Whether a scan was counted before. */
export async function isCounted(db: Kysely<unknown>, key: string): Promise<boolean> {
  const { rows } = await sql`select from desk.pick_scan where key = ${key}`.execute(db);
  return rows.length > 0;
}

export async function noteScan(trx: Transaction<unknown>, key: string, orderCode: string, at: Date): Promise<void> {
  await sql`insert into desk.pick_scan (key, order_code, at) values (${key}, ${orderCode}, ${at})`.execute(trx);
}
