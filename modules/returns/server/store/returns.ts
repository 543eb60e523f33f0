import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import type { LockedReturn, Return, ReturnLine } from "../return.ts";
import { returnFrom, statusCodeOf, statusSql } from "./stored-return.ts";

const lines = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'quantity', quantity, 'money', money, 'points', points)
    order by number), '[]')
  from returns.line where return_code = back.code)`;

const columns = sql`back.code, back.order_code as "orderCode", back.owner, back.status, back.reason, back.remark,
  back.video_url as "videoUrl", back.account_shown as "accountShown", back.account_sealed as "accountSealed",
  back.money, back.points, back.freight, back.deducted, back.deductions, back.company_name as "companyName",
  back.express_code as "expressCode", back.approver_note as "approverNote", back.refund_note as "refundNote",
  back.resellable, back.created_at as "createdAt", back.send_until as "sendUntil", back.ended_at as "endedAt",
  ${lines} as lines`;

async function readReturns<Shape extends Return>(db: Kysely<unknown>, where: RawBuilder<boolean>): Promise<Shape[]> {
  const { rows } = await sql<Omit<Return, "status"> & { readonly status: string }>`
    select ${columns} from returns.return_order as back where ${where}
    order by back.created_at, back.code`.execute(db);
  return rows.map((row) => returnFrom(row) as Shape);
}

export const returnByCode = async (db: Kysely<unknown>, code: string): Promise<Return | null> =>
  (await readReturns<Return>(db, sql<boolean>`back.code = ${code}`))[0] ?? null;

/** By code, those that exist. */
export async function returnsByCode(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Return>> {
  const found = await readReturns<Return>(db, sql<boolean>`back.code = any(${[...codes]})`);
  return new Map(found.map((back) => [back.code, back]));
}

/** The returns of these orders, the oldest first. */
export const returnsOfOrders = (db: Kysely<unknown>, orderCodes: readonly string[]): Promise<Return[]> =>
  readReturns<Return>(db, sql<boolean>`back.order_code = any(${[...orderCodes]})`);

/** The codes of the orders that these returns are of, by return, in one statement. */
export async function ordersOfReturns(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; orderCode: string }>`
    select code, order_code as "orderCode" from returns.return_order where code = any(${[...codes]})`.execute(db);
  return new Map(rows.map(({ code, orderCode }) => [code, orderCode]));
}

/** Locks and reads a return. Its order is locked before: every path takes the two in this order. */
export async function lockReturn(trx: Transaction<unknown>, code: string): Promise<LockedReturn | null> {
  await sql`select from returns.return_order where code = ${code} for update`.execute(trx);
  return (await readReturns<LockedReturn>(trx, sql<boolean>`back.code = ${code}`))[0] ?? null;
}

export type NewReturn = Pick<
  Return,
  | "code"
  | "orderCode"
  | "owner"
  | "reason"
  | "remark"
  | "videoUrl"
  | "accountShown"
  | "accountSealed"
  | "money"
  | "points"
  | "freight"
  | "deducted"
  | "deductions"
  | "createdAt"
  | "lines"
>;

/** False when the code is taken. */
export async function insertReturn(trx: Transaction<unknown>, input: NewReturn): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, remark, video_url, account_shown,
      account_sealed, money, points, freight, deducted, deductions, created_at)
    values (${input.code}, ${input.orderCode}, ${input.owner}, ${statusSql("requested")}, ${input.reason}, ${input.remark}, ${input.videoUrl},
      ${input.accountShown}, ${input.accountSealed}, ${input.money}, ${input.points}, ${input.freight},
      ${input.deducted}, ${JSON.stringify(input.deductions)}::jsonb, ${input.createdAt})
    on conflict (code) do nothing`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await insertLines(trx, input.code, input.lines);
  return true;
}

const insertLines = (trx: Transaction<unknown>, code: string, rows: readonly ReturnLine[]) =>
  sql`
  insert into returns.line (return_code, number, quantity, money, points)
  select ${code}, * from unnest(${rows.map(({ number }) => number)}::smallint[],
    ${rows.map(({ quantity }) => quantity)}::int[], ${rows.map(({ money }) => money)}::bigint[],
    ${rows.map(({ points }) => points)}::int[])`.execute(trx);

/** The columns a step may change; those left out stay. */
export type ReturnChange = Partial<
  Pick<
    Return,
    | "companyName"
    | "expressCode"
    | "approverNote"
    | "refundNote"
    | "resellable"
    | "sendUntil"
    | "endedAt"
    | "money"
    | "points"
    | "freight"
    | "deducted"
    | "deductions"
    | "lines"
  >
>;

/** Moves a held return on. The one statement that writes a status. */
export async function writeReturn(
  trx: Transaction<unknown>,
  back: LockedReturn,
  status: ReturnStatus,
  change: ReturnChange,
): Promise<LockedReturn> {
  const next = { ...back, ...change, status };
  await sql`
    update returns.return_order set status = ${statusCodeOf(status)}, company_name = ${next.companyName},
      express_code = ${next.expressCode}, approver_note = ${next.approverNote}, refund_note = ${next.refundNote},
      resellable = ${next.resellable}, send_until = ${next.sendUntil}, ended_at = ${next.endedAt},
      money = ${next.money}, points = ${next.points}, freight = ${next.freight}, deducted = ${next.deducted},
      deductions = ${JSON.stringify(next.deductions)}::jsonb
    where code = ${back.code}`.execute(trx);
  if (change.lines) {
    await sql`delete from returns.line where return_code = ${back.code}`.execute(trx);
    await insertLines(trx, back.code, change.lines);
  }
  return next;
}

/** Codes of approved returns that were not sent in time. */
export async function returnsToExpire(db: Kysely<unknown>, at: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from returns.return_order where status = ${statusSql("approved")} and send_until <= ${at}
    order by send_until limit ${most}`.execute(db);
  return rows.map(({ code }) => code);
}
