import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SettlementFilter } from "../../contract/settlement-forms.ts";
import type { SettlementResult } from "../../contract/settlement-results.ts";

/** A row of a file, or a payment of ours that no file has. */
export type SettlementEntry = {
  readonly subject: string;
  readonly fileId: string | null;
  readonly fileTitle: string | null;
  readonly number: number | null;
  readonly gateway: string;
  readonly reference: string;
  readonly gatewayReference: string;
  readonly kind: string;
  readonly gross: number | null;
  readonly fee: number | null;
  readonly net: number | null;
  readonly ourAmount: number | null;
  readonly day: string | null;
  readonly result: SettlementResult;
  readonly paymentReference: string | null;
  readonly orderCodes: readonly string[];
  /** Null: nobody wrote anything. */
  readonly explanation: "explained" | "open" | null;
  readonly note: string | null;
  readonly actor: string | null;
  readonly version: number;
};

/** `missedBefore`: payments are missed when they were paid before this moment. */
type Asked = Omit<SettlementFilter, "page"> & { readonly missedBefore: Date };

/** Conditions joined by `and`; those that are not asked for are not in the statement, so that its plan fits. */
const all = (...conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== null)], sql` and `);

const like = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`;

const linesOf = ({ fileId, gateway, result, state, search }: Asked) => sql`
  select 'row:' || line.file_id || ':' || line.number as subject, line.file_id, file.title as file_title, line.number,
    line.gateway, line.reference, line.gateway_reference, line.kind, line.gross, line.fee, line.net, line.our_amount,
    line.settled_on as day, line.result, line.payment_reference, file.uploaded_at as at
  from settlements.line join settlements.file on file.id = line.file_id
  where ${all(
    fileId === null ? null : sql`line.file_id = ${fileId}::uuid`,
    gateway === null ? null : sql`line.gateway = ${gateway}`,
    result === null ? null : sql`line.result = ${result}`,
    state === null ? null : sql`line.result not in ('matched', 'refunded')`,
    search === ""
      ? null
      : sql`(line.reference ilike ${like(search)} or line.gateway_reference ilike ${like(search)}
          or line.payment_reference ilike ${like(search)})`,
  )}`;

const missingOf = ({ gateway, search, missedBefore }: Asked) => sql`
  select 'charge:' || id, null, null, null, gateway, charge_id, coalesce(gateway_ref, ''), 'payment', null, null, null,
    amount, (paid_at at time zone 'Asia/Jakarta')::date, 'missing', reference, paid_at
  from settlements.unsettled_charge
  where ${all(
    sql`paid_at < ${missedBefore}`,
    gateway === null ? null : sql`gateway = ${gateway}`,
    search === ""
      ? null
      : sql`(charge_id ilike ${like(search)} or gateway_ref ilike ${like(search)} or reference ilike ${like(search)})`,
  )}`;

const entries = (asked: Asked) => {
  const { fileId, result, state } = asked;
  const hasMissing = fileId === null && (result === null || result === "missing");
  return sql`
  (${linesOf(asked)} ${hasMissing ? sql`union all ${missingOf(asked)}` : sql``}) as entry
  left join settlements.explanation using (subject)
  where ${state === null ? sql`true` : sql`coalesce(explanation.state, 'open') = ${state}`}`;
};

/** Rows and missing payments, those of the newest file first. */
export async function findEntries(
  db: Kysely<unknown>,
  asked: Asked,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly SettlementEntry[]; readonly total: number }> {
  const { rows } = await sql<SettlementEntry & { total: number }>`
    with shown as materialized (
      select entry.*, explanation.state, note, actor, version, (count(*) over ())::int as total
      from ${entries(asked)}
      order by entry.at desc, entry.file_id, entry.number limit ${limit} offset ${offset})
    select subject, file_id as "fileId", file_title as "fileTitle", number, gateway, reference,
      gateway_reference as "gatewayReference", kind, gross::float8 as gross, fee::float8 as fee, net::float8 as net,
      our_amount::float8 as "ourAmount", day::text as day, result, payment_reference as "paymentReference",
      array(select order_code from settlements.ordered_payment
        where ordered_payment.reference = payment_reference order by 1) as "orderCodes",
      state as explanation, note, actor, coalesce(version, 0) as version, total
    from shown order by at desc, file_id, number`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Differences that nobody explained, of files and of missing payments. */
export async function countOpenDifferences(db: Kysely<unknown>, missedBefore: Date): Promise<number> {
  const asked = { fileId: null, gateway: null, result: null, state: "open", search: "", missedBefore } as const;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${entries(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type ResultCount = { readonly result: SettlementResult; readonly count: number; readonly gross: number };

/** How many rows of a file have each result. */
export async function countResults(db: Kysely<unknown>, fileId: string): Promise<readonly ResultCount[]> {
  const { rows } = await sql<ResultCount>`
    select result, count(*)::int as count, sum(gross)::float8 as gross from settlements.line
    where file_id = ${fileId} group by result order by result`.execute(db);
  return rows;
}
