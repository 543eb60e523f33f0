import { type Kysely, sql, type Transaction } from "kysely";

type CountState = "open" | "confirmed" | "cancelled";

export type StockCount = {
  readonly code: string;
  readonly sourceCode: string;
  readonly state: CountState;
  readonly version: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
};

const columns = sql`code, source_code as "sourceCode", state, version, started_by as "startedBy", started_at as "startedAt",
  ended_by as "endedBy", ended_at as "endedAt"`;

/** Starts a count. A repeated code is the same press. */
export async function insertCount(
  trx: Transaction<unknown>,
  { code, sourceCode, startedBy, at }: { code: string; sourceCode: string; startedBy: string; at: Date },
): Promise<void> {
  await sql`
    insert into inventory.stock_count (code, source_code, started_by, started_at)
    values (${code}, ${sourceCode}, ${startedBy}, ${at}) on conflict (code) do nothing`.execute(trx);
}

/** A count, locked until the transaction ends. */
export async function lockCount(trx: Transaction<unknown>, code: string): Promise<StockCount | null> {
  const { rows } = await sql<StockCount>`
    select ${columns} from inventory.stock_count where code = ${code} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function countByCode(db: Kysely<unknown>, code: string): Promise<StockCount | null> {
  const { rows } = await sql<StockCount>`
    select ${columns} from inventory.stock_count where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export type ListedCount = StockCount & { readonly lines: number; readonly difference: number };

/** Counts at these places, the newest first, with their number of SKUs and the sum of their differences. */
export async function listCounts(
  db: Kysely<unknown>,
  sourceCodes: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ListedCount[]> {
  const { rows } = await sql<ListedCount>`
    select ${columns}, line.lines, line.difference from inventory.stock_count, lateral (
      select count(*)::int as lines, coalesce(sum(counted - expected), 0)::int as difference
      from inventory.stock_count_line where count_code = code) as line
    where source_code = any(${[...sourceCodes]}::text[])
    order by started_at desc, code limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Ends a count that is open. */
export async function endCount(
  trx: Transaction<unknown>,
  code: string,
  { state, by, at }: { readonly state: "confirmed" | "cancelled"; readonly by: string; readonly at: Date },
): Promise<void> {
  await sql`
    update inventory.stock_count set state = ${state}, ended_by = ${by}, ended_at = ${at}
    where code = ${code} and state = 'open'`.execute(trx);
}
