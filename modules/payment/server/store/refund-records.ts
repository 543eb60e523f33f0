import { type Kysely, sql } from "kysely";
import type { ChannelKind } from "../channels/channel.ts";
import type { RefundState } from "../refunds/refund.ts";

/** A refund as staff see it. */
export type RefundRecord = {
  readonly id: string;
  readonly reference: string;
  /** Unique per payment: `closed:<order>`, `cancel:<request>`, `return:<return>` and others. */
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly state: RefundState;
  readonly gatewayRef: string | null;
  readonly channelCode: string;
  readonly kind: ChannelKind;
  readonly requestedAt: Date;
  readonly doneAt: Date | null;
  /** Why it was declined, for the payer. */
  readonly note: string | null;
  /** The account it goes to: its last digits, and all of it encrypted. */
  readonly accountShown: string | null;
  readonly accountSealed: string | null;
  /** Why the bank declined the account before. */
  readonly accountProblem: string | null;
  readonly sentByHand: boolean;
};

const columns = sql`refund.id, refund.reference, refund.key, refund.amount, refund.reason, refund.state,
  refund.gateway_ref as "gatewayRef", attempt.channel_code as "channelCode", attempt.kind,
  refund.requested_at as "requestedAt", refund.done_at as "doneAt", refund.note, refund.account_shown as "accountShown",
  refund.account_sealed as "accountSealed", refund.account_problem as "accountProblem",
  refund.sent_by_hand as "sentByHand"`;

/** Refunds that staff have to send or to review, oldest first. */
export async function refundsToHandle(db: Kysely<unknown>, limit: number): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.state in ('manual', 'review') order by refund.requested_at, refund.id limit ${limit}`.execute(db);
  return rows;
}

/** Refunds staff have sent since then, newest first: a bank may still decline one. */
export async function refundsSentByHand(db: Kysely<unknown>, since: Date, limit: number): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.state = 'done' and refund.sent_by_hand and refund.done_at >= ${since}
    order by refund.done_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function refundsOfPayment(db: Kysely<unknown>, reference: string): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.reference = ${reference} order by refund.requested_at, refund.id`.execute(db);
  return rows;
}
