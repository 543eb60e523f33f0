import { type Kysely, sql, type Transaction } from "kysely";
import type { ProofKind, ReceivedBy, RequestKind, RequestState, RequestView } from "../../contract/privacy-request.ts";

export type NewRequest = {
  readonly id: string;
  readonly kind: RequestKind;
  readonly userCode: string | null;
  readonly receivedAt: Date;
  readonly receivedBy: ReceivedBy;
  readonly proof: ProofKind;
  readonly proofNote: string;
  readonly asked: string;
  readonly recordedAt: Date;
  readonly dueAt: Date;
};

export type RequestRow = NewRequest & {
  readonly state: RequestState;
  readonly answer: string;
  readonly closedAt: Date | null;
};

const shown = sql.raw(`id::text, kind, user_code as "userCode", received_at as "receivedAt",
  received_by as "receivedBy", proof, proof_note as "proofNote", asked, recorded_at as "recordedAt", due_at as "dueAt",
  state, answer, closed_at as "closedAt"`);

/** Adds a request; one that customers answered by themselves is closed at once. */
export async function insertRequest(
  db: Kysely<unknown>,
  request: NewRequest,
  state: "open" | "answered",
): Promise<void> {
  await sql`
    insert into privacy.request (id, kind, user_code, received_at, received_by, proof, proof_note, asked, recorded_at,
      due_at, state, closed_at)
    values (${request.id}, ${request.kind}, ${request.userCode}, ${request.receivedAt}, ${request.receivedBy},
      ${request.proof}, ${request.proofNote}, ${request.asked}, ${request.recordedAt}, ${request.dueAt}, ${state},
      ${state === "open" ? null : request.recordedAt})`.execute(db);
}

export async function readRequest(db: Kysely<unknown>, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${shown} from privacy.request where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a request until the transaction ends: of two answers the second finds it closed. */
export async function lockRequest(trx: Transaction<unknown>, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select ${shown} from privacy.request where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

/** Closes a request in one of these states; false when it is in another. */
export async function closeRequest(
  trx: Transaction<unknown>,
  id: string,
  closing: { readonly from: RequestState; readonly to: RequestState; readonly at: Date; readonly answer?: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update privacy.request set state = ${closing.to}, closed_at = ${closing.at}, answer = ${closing.answer ?? ""}
    where id = ${id} and state = ${closing.from}`.execute(trx);
  return numAffectedRows === 1n;
}

type Listed = { readonly view: RequestView; readonly customer: string; readonly now: Date };

const conditionOf = ({ view, customer, now }: Listed) => sql`
  ${view === "closed" ? sql`state <> 'open'` : sql`state = 'open'`}
  and (${view !== "overdue"} or due_at < ${now}) and (${customer} = '' or user_code = ${customer})`;

/** One page of requests and how many there are: open ones by deadline, others by their end, newest first. */
export async function listRequests(
  db: Kysely<unknown>,
  listed: Listed & { readonly offset: number; readonly limit: number },
): Promise<{ readonly requests: readonly RequestRow[]; readonly total: number }> {
  const order = listed.view === "closed" ? sql`closed_at desc, id` : sql`due_at, id`;
  const { rows: requests } = await sql<RequestRow>`
    select ${shown} from privacy.request where ${conditionOf(listed)}
    order by ${order} offset ${listed.offset} limit ${listed.limit}`.execute(db);
  return { requests, total: await countRequests(db, listed) };
}

export async function countRequests(db: Kysely<unknown>, listed: Listed): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from privacy.request where ${conditionOf(listed)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A member's requests for the file of their data, oldest first. */
export async function requestsOfMember(db: Kysely<unknown>, userCode: string): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${shown} from privacy.request where user_code = ${userCode} order by received_at, id`.execute(db);
  return rows;
}

/** Removes what names a member from their requests and ends the open ones. Returns the ended ones. */
export async function redactRequests(
  trx: Transaction<unknown>,
  userCode: string,
  now: Date,
): Promise<readonly string[]> {
  await sql`
    delete from privacy.data_link
    where request_id in (select id from privacy.request where user_code = ${userCode})`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    update privacy.request set state = 'ended', closed_at = ${now}
    where user_code = ${userCode} and state = 'open' returning id::text`.execute(trx);
  await sql`
    update privacy.request set user_code = null, proof_note = '', asked = '', answer = ''
    where user_code = ${userCode}`.execute(trx);
  return rows.map(({ id }) => id);
}
