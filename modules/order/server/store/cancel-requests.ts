import { type Kysely, sql, type Transaction } from "kysely";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { RefundSummary } from "../../contract/refund/refund-summary.ts";

export type CancelRequest = {
  readonly id: string;
  readonly orderCode: string;
  readonly state: "open" | "undone" | "approved" | "refused";
  readonly reasonCode: string;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  /** Why it was refused. */
  readonly answer: string | null;
  readonly refundedAmount: number;
  readonly refundedPoints: number;
  /** The refund with its deductions; a preview while open. Null for requests of earlier releases. */
  readonly refund: RefundSummary | null;
  readonly pieces: readonly Pieces[];
};

const columns = sql`request.id, request.order_code as "orderCode", request.state, request.reason_code as "reasonCode",
  request.asked_at as "askedAt", request.decided_at as "decidedAt", request.answer,
  request.refunded_amount as "refundedAmount", request.refunded_points as "refundedPoints", request.refund,
  (select coalesce(jsonb_agg(jsonb_build_object('number', line, 'quantity', quantity) order by line), '[]')
    from orders.cancel_request_line where request_id = request.id) as pieces`;

/** The cancel requests of these orders, oldest first. */
export async function requestsOf(db: Kysely<unknown>, orderCodes: readonly string[]): Promise<CancelRequest[]> {
  const { rows } = await sql<CancelRequest>`
    select ${columns} from orders.cancel_request as request
    where request.order_code = any(${[...orderCodes]}) order by request.asked_at, request.id`.execute(db);
  return rows;
}

/** The open request of an order. To be called with the order locked. */
export async function openRequestOf(trx: Transaction<unknown>, orderCode: string): Promise<CancelRequest | null> {
  const { rows } = await sql<CancelRequest>`
    select ${columns} from orders.cancel_request as request
    where request.order_code = ${orderCode} and request.state = 'open'`.execute(trx);
  return rows[0] ?? null;
}

const listed = (quantities: readonly Pieces[]) =>
  sql`unnest(${quantities.map(({ number }) => number)}::int[], ${quantities.map(({ quantity }) => quantity)}::int[])
    as asked (number, quantity)`;

type NewRequest = {
  readonly id: string;
  readonly orderCode: string;
  readonly reasonCode: string;
  readonly at: Date;
};

/** Cancels gifts that the purchase no longer earns, as an approved request. */
export async function insertApproved(
  trx: Transaction<unknown>,
  { id, orderCode, reasonCode, at }: NewRequest,
  quantities: readonly Pieces[],
): Promise<void> {
  await sql`
    insert into orders.cancel_request (id, order_code, state, reason_code, asked_at, decided_at, decided_by)
    values (${id}, ${orderCode}, 'approved', ${reasonCode}, ${at}, ${at}, 'system')`.execute(trx);
  await addPieces(trx, { id, orderCode }, quantities);
  await sql`
    update orders.line set cancelled = line.cancelled + asked.quantity from ${listed(quantities)}
    where line.order_code = ${orderCode} and line.number = asked.number`.execute(trx);
}

export async function insertRequest(
  trx: Transaction<unknown>,
  request: NewRequest & { readonly refund: RefundSummary },
  quantities: readonly Pieces[],
): Promise<void> {
  const { id, orderCode, reasonCode, at, refund } = request;
  await sql`
    insert into orders.cancel_request (id, order_code, reason_code, asked_at, refund)
    values (${id}, ${orderCode}, ${reasonCode}, ${at}, ${JSON.stringify(refund)}::jsonb)`.execute(trx);
  await addPieces(trx, { id, orderCode }, quantities);
  await sql`
    update orders.line set cancelling = line.cancelling + asked.quantity from ${listed(quantities)}
    where line.order_code = ${orderCode} and line.number = asked.number`.execute(trx);
}

/** Adds pieces to a request, such as gifts that are no longer earned. */
export async function addPieces(
  trx: Transaction<unknown>,
  { id, orderCode }: { readonly id: string; readonly orderCode: string },
  quantities: readonly Pieces[],
): Promise<void> {
  if (quantities.length === 0) return;
  await sql`
    insert into orders.cancel_request_line as known (request_id, order_code, line, quantity)
    select ${id}, ${orderCode}, asked.number, asked.quantity from ${listed(quantities)}
    on conflict (request_id, line) do update set quantity = known.quantity + excluded.quantity`.execute(trx);
}

type Decision = {
  readonly state: "undone" | "approved" | "refused";
  readonly by: "shopper" | "staff" | "system";
  readonly name?: string | undefined;
  readonly answer?: string;
  readonly amount?: number;
  readonly points?: number;
  readonly refund?: RefundSummary;
  readonly at: Date;
};

/** Ends a request. Its pieces are cancelled when it is approved, and free again otherwise. */
export async function settleRequest(
  trx: Transaction<unknown>,
  { id, orderCode }: CancelRequest,
  { state, by, name, answer, amount = 0, points = 0, refund, at }: Decision,
): Promise<void> {
  await sql`
    update orders.cancel_request set state = ${state}, decided_at = ${at}, decided_by = ${by},
      decider_name = ${name ?? null}, answer = ${answer ?? null}, refunded_amount = ${amount}, refunded_points = ${points},
      refund = coalesce(${refund === undefined ? null : JSON.stringify(refund)}::jsonb, refund)
    where id = ${id} and state = 'open'`.execute(trx);
  await sql`
    update orders.line set cancelling = 0,
      cancelled = line.cancelled + case when ${state === "approved"} then part.quantity else 0 end
    from orders.cancel_request_line as part
    where part.request_id = ${id} and line.order_code = ${orderCode} and line.number = part.line`.execute(trx);
}

/** Undecided requests from before then, oldest first. */
export async function lateRequests(db: Kysely<unknown>, before: Date, limit: number): Promise<CancelRequest[]> {
  const { rows } = await sql<CancelRequest>`
    select ${columns} from orders.cancel_request as request
    where request.state = 'open' and request.asked_at <= ${before} order by request.asked_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The order code of a request. */
export async function orderOfRequest(db: Kysely<unknown>, id: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select order_code as code from orders.cancel_request where id = ${id}::uuid`.execute(db);
  return rows[0]?.code ?? null;
}

/** The order codes of these requests by request id, in one statement. */
export async function ordersOfRequests(
  db: Kysely<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; code: string }>`
    select id::text, order_code as code from orders.cancel_request where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
