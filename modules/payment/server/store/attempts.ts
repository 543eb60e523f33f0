import { type Kysely, sql, type Transaction } from "kysely";
import type { AttemptState, PaymentAttempt } from "../attempts/attempt.ts";
import type { OpenCharge } from "../ports/gateway.ts";

export const attemptColumns = sql`attempt.id, attempt.reference, attempt.charge_id as "chargeId",
  attempt.channel_code as "channelCode", attempt.gateway, attempt.kind, attempt.bank, attempt.months, attempt.amount,
  attempt.state, attempt.gateway_ref as "gatewayRef", attempt.va_number as "vaNumber",
  attempt.biller_code as "billerCode", attempt.redirect_url as "redirectUrl", attempt.qr_text as "qrText",
  attempt.return_url as "returnUrl", attempt.expires_at as "expiresAt"`;

type Where = ReturnType<typeof sql<boolean>>;

async function one(db: Kysely<unknown>, where: Where): Promise<PaymentAttempt | null> {
  const { rows } = await sql<PaymentAttempt>`select ${attemptColumns} from payment.attempt where ${where}`.execute(db);
  return rows[0] ?? null;
}

export const attemptById = (db: Kysely<unknown>, id: string) => one(db, sql<boolean>`id = ${id}`);

export const attemptByCharge = (db: Kysely<unknown>, chargeId: string) =>
  one(db, sql<boolean>`charge_id = ${chargeId}`);

export const liveAttempt = (db: Kysely<unknown>, reference: string) =>
  one(db, sql<boolean>`reference = ${reference} and state in ('opening', 'open')`);

/** The attempt a page shows: the paid one, else the live one, else the last. */
export async function shownAttempt(db: Kysely<unknown>, reference: string): Promise<PaymentAttempt | null> {
  const { rows } = await sql<PaymentAttempt>`
    select ${attemptColumns} from payment.attempt join payment.payment using (reference)
    where reference = ${reference}
    order by (attempt.id = payment.paid_by) desc nulls last, (attempt.state in ('opening', 'open')) desc,
      attempt.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewAttempt = Pick<
  PaymentAttempt,
  | "id"
  | "reference"
  | "chargeId"
  | "channelCode"
  | "gateway"
  | "kind"
  | "bank"
  | "months"
  | "amount"
  | "state"
  | "returnUrl"
  | "expiresAt"
> & { readonly key: string; readonly payer: string; readonly at: Date; readonly askAt: Date };

/** The insert of an attempt, as part of a larger statement. */
export const attemptWrite = (attempt: NewAttempt) => sql`
  insert into payment.attempt (id, reference, charge_id, key, channel_code, gateway, kind, bank, months, amount, state,
    return_url, payer, expires_at, created_at, ask_at)
  values (${attempt.id}, ${attempt.reference}, ${attempt.chargeId}, ${attempt.key}, ${attempt.channelCode},
    ${attempt.gateway}, ${attempt.kind}, ${attempt.bank}, ${attempt.months}, ${attempt.amount}, ${attempt.state},
    ${attempt.returnUrl}, ${attempt.payer}, ${attempt.expiresAt}, ${attempt.at}, ${attempt.askAt})`;

/** Inserts an attempt. Null when the reference has one of this key. */
export async function insertAttempt(trx: Transaction<unknown>, attempt: NewAttempt): Promise<PaymentAttempt | null> {
  const { rows } = await sql<PaymentAttempt>`
    ${attemptWrite(attempt)} on conflict (reference, key) do nothing
    returning ${attemptColumns}`.execute(trx);
  return rows[0] ?? null;
}

export const attemptOfKey = (db: Kysely<unknown>, reference: string, key: string) =>
  one(db, sql<boolean>`reference = ${reference} and key = ${key}`);

/** Stores the gateway's answer and deletes the payer's data. Null when the attempt is no longer `opening`. */
export async function noteOpened(db: Kysely<unknown>, id: string, open: OpenCharge): Promise<PaymentAttempt | null> {
  const { rows } = await sql<PaymentAttempt>`
    update payment.attempt set state = 'open', payer = '', gateway_ref = ${open.gatewayRef},
      va_number = ${open.vaNumber}, biller_code = ${open.billerCode}, redirect_url = ${open.redirectUrl},
      qr_text = ${open.qrText}
    where id = ${id} and state = 'opening' returning ${attemptColumns}`.execute(db);
  return rows[0] ?? null;
}

/** Changes the state of an attempt if it is one of `from`. */
export async function moveAttempt(
  db: Kysely<unknown>,
  id: string,
  from: readonly AttemptState[],
  to: AttemptState,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment.attempt set state = ${to}, payer = '', ended_at = ${at}
    where id = ${id} and state = any(${[...from]})`.execute(db);
  return numAffectedRows === 1n;
}

export async function sealedPayer(db: Kysely<unknown>, id: string): Promise<string> {
  const { rows } = await sql<{ payer: string }>`select payer from payment.attempt where id = ${id}`.execute(db);
  return rows[0]?.payer ?? "";
}

/** Attempts that have been `opening` for some time. */
export async function unansweredAttempts(db: Kysely<unknown>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment.attempt where state = 'opening' and created_at < ${before}
    order by created_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
