import { sql, type Transaction } from "kysely";
import type { StoredAccount } from "../refunds/stored-account.ts";

type NewRefund = {
  readonly id: string;
  readonly reference: string;
  readonly attemptId: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
};

/**
 * Writes a refund that is to be sent or reviewed. One that goes by bank transfer gets its own account, else the payment's.
 * Null when the payment has a refund of this key.
 */
export async function insertRefund(
  trx: Transaction<unknown>,
  refund: NewRefund & {
    readonly state: "requested" | "review";
    readonly byTransfer: boolean;
    readonly account: StoredAccount | null;
  },
): Promise<{ readonly accountShown: string | null } | null> {
  const { id, reference, attemptId, key, amount, reason, state, byTransfer, account, at } = refund;
  const { rows } = await sql<{ accountShown: string | null }>`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, account_sealed,
      account_shown)
    select ${id}, reference, ${attemptId}, ${key}, ${amount}, ${reason}, ${state}, ${at}::timestamptz,
      case when ${byTransfer} then coalesce(${account?.sealed ?? null}, account_sealed) end,
      case when ${byTransfer} then coalesce(${account?.shown ?? null}, account_shown) end
    from payment.payment where reference = ${reference}
    on conflict (reference, key) do nothing returning account_shown as "accountShown"`.execute(trx);
  return rows[0] ?? null;
}

/** Writes a refund that is already done: an amount that was never collected. */
export async function insertDoneRefund(trx: Transaction<unknown>, refund: NewRefund): Promise<void> {
  const { id, reference, attemptId, key, amount, reason, at } = refund;
  await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at)
    values (${id}, ${reference}, ${attemptId}, ${key}, ${amount}, ${reason}, 'done', ${at}, ${at})`.execute(trx);
}

/** The same for a refund the gateway made by itself. False while an unsent refund of the attempt exists, or for a copy. */
export async function insertGatewayRefund(trx: Transaction<unknown>, refund: NewRefund): Promise<boolean> {
  const { id, reference, attemptId, key, amount, reason, at } = refund;
  const { numAffectedRows } = await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at)
    select ${id}, ${reference}, ${attemptId}, ${key}, ${amount}, ${reason}, 'done', ${at}, ${at}
    where ${amount} > 0 and not exists (select from payment.refund
      where attempt_id = ${attemptId} and state in ('requested', 'manual'))
    on conflict (reference, key) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** The gateway has sent it. False when it was sent or decided otherwise before. */
export async function markSent(
  trx: Transaction<unknown>,
  { id, gatewayRef, at }: { readonly id: string; readonly gatewayRef: string; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment.refund set state = 'done', gateway_ref = ${gatewayRef}, done_at = ${at}
    where id = ${id} and state in ('requested', 'withdrawn')`.execute(trx);
  return numAffectedRows === 1n;
}

/** Staff have sent it by bank transfer, under this number. */
export async function markSentByHand(
  trx: Transaction<unknown>,
  { id, transferNumber, at }: { readonly id: string; readonly transferNumber: string; readonly at: Date },
): Promise<void> {
  await sql`
    update payment.refund set state = 'done', gateway_ref = ${transferNumber}, done_at = ${at}, sent_by_hand = true
    where id = ${id}`.execute(trx);
}

/** Leaves it to staff, with the account of the payment unless it has its own. Null when it is not waiting any more. */
export async function markManual(
  trx: Transaction<unknown>,
  id: string,
): Promise<{ readonly accountShown: string | null } | null> {
  const { rows } = await sql<{ accountShown: string | null }>`
    update payment.refund set state = 'manual',
      account_sealed = coalesce(refund.account_sealed, payment.account_sealed),
      account_shown = coalesce(refund.account_shown, payment.account_shown)
    from payment.payment
    where refund.id = ${id} and refund.state = 'requested' and payment.reference = refund.reference
    returning refund.account_shown as "accountShown"`.execute(trx);
  return rows[0] ?? null;
}

/** Returns it to staff without an account, and deletes the account of its payment: the bank declined it. */
export async function forgetAccount(
  trx: Transaction<unknown>,
  { id, reference, note }: { readonly id: string; readonly reference: string; readonly note: string },
): Promise<void> {
  await sql`
    update payment.refund set state = 'manual', gateway_ref = null, done_at = null, sent_by_hand = false,
      account_sealed = null, account_shown = null, account_problem = ${note}
    where id = ${id}`.execute(trx);
  await sql`
    update payment.payment set account_sealed = null, account_shown = null
    where reference = ${reference}`.execute(trx);
}

export async function markReleased(trx: Transaction<unknown>, id: string): Promise<void> {
  await sql`update payment.refund set state = 'requested' where id = ${id}`.execute(trx);
}

export async function markDeclined(
  trx: Transaction<unknown>,
  { id, note, at }: { readonly id: string; readonly note: string; readonly at: Date },
): Promise<void> {
  await sql`update payment.refund set state = 'declined', note = ${note}, done_at = ${at} where id = ${id}`.execute(
    trx,
  );
}

/** Rupiah of an attempt that were promised to go back, and whether a refund of this key is among them. */
export async function promisedRefunds(
  trx: Transaction<unknown>,
  { reference, attemptId, key }: { readonly reference: string; readonly attemptId: string; readonly key: string },
): Promise<{ readonly promised: number; readonly hasKey: boolean }> {
  const { rows } = await sql<{ promised: number; hasKey: boolean }>`
    select coalesce(sum(amount), 0) as promised, coalesce(bool_or(key = ${key}), false) as "hasKey"
    from payment.refund
    where reference = ${reference} and attempt_id = ${attemptId}
      and state not in ('review', 'declined', 'withdrawn')`.execute(trx);
  return { promised: Number(rows[0]?.promised ?? 0), hasKey: rows[0]?.hasKey ?? false };
}
