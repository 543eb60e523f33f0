import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import type { StandIn } from "./bank-account.ts";

export type BankStatus = "page" | "pending" | "settlement" | "deny" | "expire" | "cancel" | "refund";

/** A charge as the bank has it. */
export type Charge = {
  readonly id: string;
  readonly number: string;
  readonly gateway: StandIn;
  readonly orderId: string;
  readonly amount: number;
  readonly paymentType: string;
  readonly bank: string | null;
  readonly vaNumber: string | null;
  readonly token: string | null;
  readonly finishUrl: string | null;
  /** Return URL after a declined payment, where the gateway has a separate one. */
  readonly failUrl: string | null;
  readonly status: BankStatus;
  readonly paidAmount: number | null;
  readonly refunded: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

const columns = sql`id, number::text as number, gateway, order_id as "orderId", amount, payment_type as "paymentType", bank, va_number as "vaNumber",
  token, finish_url as "finishUrl", fail_url as "failUrl",
  case when status in ('pending', 'page') and expires_at <= now() then 'expire' else status end as status,
  paid_amount as "paidAmount", refunded, expires_at as "expiresAt", created_at as "createdAt"`;

export type NewCharge = Pick<
  Charge,
  "id" | "orderId" | "amount" | "paymentType" | "bank" | "vaNumber" | "token" | "finishUrl" | "status" | "expiresAt"
> &
  Partial<Pick<Charge, "gateway" | "failUrl">>;

/** Inserts a charge; null when one with this order id exists. */
export async function bookCharge(executor: Executor, charge: NewCharge): Promise<Charge | null> {
  const { rows } = await sql<Charge>`
    insert into simulator.charge (id, gateway, order_id, amount, payment_type, bank, va_number, token, finish_url, fail_url,
      status, expires_at)
    values (${charge.id}, ${charge.gateway ?? "midtrans"}, ${charge.orderId}, ${charge.amount}, ${charge.paymentType}, ${charge.bank}, ${charge.vaNumber},
      ${charge.token}, ${charge.finishUrl}, ${charge.failUrl ?? null}, ${charge.status}, ${charge.expiresAt})
    on conflict (order_id) do nothing returning ${columns}`.execute(executor);
  return rows[0] ?? null;
}

/** By its number, by the shop's name for it, by the gateway's own, or by the token of its page. */
export async function findCharge(executor: Executor, name: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`
    select ${columns} from simulator.charge
    where va_number = ${name} or order_id = ${name} or token = ${name} or id::text = ${name}
      or number::text = ${name}`.execute(executor);
  return rows[0] ?? null;
}

export async function listCharges(executor: Executor): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select ${columns} from simulator.charge order by created_at desc limit 500`.execute(executor);
  return rows;
}

/** Pays an open charge. False when it is no longer open: each charge is paid once. */
export async function takeMoney(executor: Executor, orderId: string, amount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update simulator.charge set status = 'settlement', paid_amount = ${amount}, paid_at = now()
    where order_id = ${orderId} and status in ('page', 'pending')`.execute(executor);
  return numAffectedRows === 1n;
}

/** Moves a charge on if it still waits, or back when the bank has changed its mind. */
export async function moveCharge(
  executor: Executor,
  orderId: string,
  from: readonly BankStatus[],
  to: BankStatus,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update simulator.charge set status = ${to}
    where order_id = ${orderId} and status = any(${[...from]})`.execute(executor);
  return numAffectedRows === 1n;
}

/** Refunds once for each key; false for a key that was used. */
export async function giveBack(executor: Executor, orderId: string, key: string, amount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with refund as (insert into simulator.bank_refund (key, order_id, amount) values (${key}, ${orderId}, ${amount})
      on conflict (key) do nothing returning amount)
    update simulator.charge set refunded = refunded + refund.amount,
      status = case when refunded + refund.amount >= coalesce(paid_amount, charge.amount) then 'refund' else status end
    from refund where order_id = ${orderId}`.execute(executor);
  return numAffectedRows === 1n;
}

/** Whether a refund was made under this key. */
export async function wasGivenBack(executor: Executor, key: string): Promise<boolean> {
  const { rows } = await sql`select from simulator.bank_refund where key = ${key}`.execute(executor);
  return rows.length > 0;
}

export async function recordWebhook(
  executor: Executor,
  webhook: { orderId: string; status: string; signature: string; answer: number },
): Promise<void> {
  await sql`
    insert into simulator.bank_notice (order_id, status, signature, answer)
    values (${webhook.orderId}, ${webhook.status}, ${webhook.signature}, ${webhook.answer})`.execute(executor);
}

export async function listWebhooks(executor: Executor, orderId: string) {
  const { rows } = await sql<{ status: string; signature: string; answer: number; at: Date }>`
    select status, signature, answer, at from simulator.bank_notice where order_id = ${orderId} order by id`.execute(
    executor,
  );
  return rows;
}
