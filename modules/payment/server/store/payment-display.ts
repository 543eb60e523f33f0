import { type Kysely, sql } from "kysely";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { Channel, ChannelKind } from "../channels/channel.ts";
import type { NamedChannel } from "../channels/method-name.ts";
import type { RefundState } from "../refunds/refund.ts";
import type { Payment } from "./payments.ts";

/** A refund of a payment with a wrong amount. */
export type WrongAmountRefund = {
  readonly received: number;
  readonly state: RefundState;
  readonly hasAccount: boolean;
  readonly kind: ChannelKind;
};

type PaymentDisplay = NamedChannel &
  Pick<Channel, "image"> & {
    /** A refund of the paid attempt is not sent yet. */
    readonly refunding: boolean;
    readonly wrongAmount: WrongAmountRefund | null;
  };

/** The channel and the refunds that the page of a payment shows. A channel that was switched off since keeps its name. */
export async function readPaymentDisplay(
  db: Kysely<unknown>,
  { reference, paidBy }: Payment,
  { channelCode }: PaymentAttempt,
): Promise<PaymentDisplay> {
  const { rows } = await sql<PaymentDisplay>`
    select names, months, image,
      (select names from payment.channel as parent where parent.code = channel.parent_code) as "parentNames",
      exists (select from payment.refund
        where reference = ${reference} and attempt_id = ${paidBy}::uuid
          and state in ('requested', 'manual')) as refunding,
      (select json_build_object('received', refund.amount, 'state', refund.state,
          'hasAccount', refund.account_shown is not null, 'kind', asked.kind)
        from payment.refund join payment.attempt as asked on asked.id = refund.attempt_id
        where refund.reference = ${reference} and refund.reason = 'AMOUNT_MISMATCH' and refund.state <> 'withdrawn'
        order by refund.requested_at desc limit 1) as "wrongAmount"
    from payment.channel where code = ${channelCode}`.execute(db);
  const [display] = rows;
  if (!display) throw new Error(`payment channel ${channelCode} of an attempt does not exist`);
  return display;
}
