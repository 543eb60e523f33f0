import { sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { type PayStatusCode, payStatusOf } from "../../contract/wire/pay-status-codes.ts";
import { isLive, isOver, type PaymentAttempt } from "../attempts/attempt.ts";
import type { Channel, ChannelKind } from "../channels/channel.ts";
import { methodName, type NamedChannel } from "../channels/method-name.ts";
import type { PaymentModuleDeps } from "../payment-deps.ts";
import type { RefundState } from "../refunds/refund.ts";
import { needsAccount } from "../refunds/refund-account.ts";
import type { Payment } from "../store/payments.ts";
import { paymentTypeOf } from "./channel-wire.ts";

export type PaymentState = {
  readonly orderCode: string;
  readonly payStatus: PayStatusCode;
  readonly open: boolean;
  readonly preparing: boolean;
  readonly refused: boolean;
  readonly payable: boolean;
  readonly wrongAmount: WrongAmount | null;
  readonly totalAmount: number;
  readonly paymentMethod: string;
  readonly paymentMethodName: string;
  readonly paymentType: string;
  readonly paymentVia: string | null;
  readonly imageUrl: string;
  readonly vaNumber: string | null;
  readonly billerCode: string | null;
  readonly qrText: string | null;
  readonly redirectUrl: string | null;
  readonly expiresAt: string | null;
  readonly now: string;
  readonly email: string | null;
};

/** Money that came for an unpaid payment and was not its amount. */
type WrongAmount = {
  /** Whole rupiah; null for money of another currency. */
  readonly received: number | null;
  /** review: staff look at it before it goes back; back: it goes back; sent: it was sent; declined: it stays. */
  readonly state: "review" | "back" | "sent" | "declined";
  readonly needsAccount: boolean;
};

type Facts = {
  readonly orderCode: string;
  readonly email: string | null;
  readonly payment: Payment;
  readonly attempt: PaymentAttempt;
  readonly locale: Locale;
};

/** A payment as its page shows it. Where to pay is told only while it may be paid. */
export async function paymentOnWire(
  { database, clock, pictureUrl }: Pick<PaymentModuleDeps, "database" | "clock" | "pictureUrl">,
  { orderCode, email, payment, attempt, locale }: Facts,
): Promise<PaymentState> {
  // Its name is shown even if the channel has been switched off since.
  const { rows } = await sql<NamedChannel & Pick<Channel, "image"> & { refunding: boolean; wrong: WrongRefund | null }>`
    select names, months, image,
      (select names from payment.channel as parent where parent.code = channel.parent_code) as "parentNames", exists (select from payment.refund
      where reference = ${payment.reference} and attempt_id = ${payment.paidBy}::uuid
        and state in ('requested', 'manual')) as refunding,
      (select json_build_object('received', refund.amount, 'state', refund.state, 'hasAccount', refund.account_shown is not null, 'kind', asked.kind)
        from payment.refund join payment.attempt as asked on asked.id = refund.attempt_id
        where refund.reference = ${payment.reference} and refund.reason = 'AMOUNT_MISMATCH' and refund.state <> 'withdrawn'
        order by refund.requested_at desc limit 1) as wrong
    from payment.channel where code = ${attempt.channelCode}`.execute(database.kysely);
  const channel = rows[0];
  if (!channel) throw new Error("an attempt's channel is gone");
  const now = clock.now();
  const waits = isLive(attempt) && !isOver(attempt, now) && payment.closedAt === null;
  const unpaid = payment.status !== "paid" && payment.status !== "refunded";
  const open = waits && unpaid;
  return {
    orderCode,
    payStatus: payStatusOf({ status: payment.status, live: isLive(attempt), refunding: channel.refunding }),
    open,
    preparing: open && attempt.state === "opening",
    refused: unpaid && attempt.state === "failed" && payment.closedAt === null,
    payable: unpaid && payment.closedAt === null,
    wrongAmount: unpaid ? wrongAmountOf(channel.wrong, attempt) : null,
    totalAmount: payment.amount,
    paymentMethod: attempt.channelCode,
    paymentMethodName: methodName(channel, locale),
    paymentType: paymentTypeOf(attempt),
    paymentVia: attempt.bank,
    imageUrl: pictureUrl(channel.image),
    vaNumber: open ? attempt.vaNumber : null,
    billerCode: open ? attempt.billerCode : null,
    qrText: open ? attempt.qrText : null,
    redirectUrl: open ? attempt.redirectUrl : null,
    expiresAt: attempt.expiresAt?.toISOString() ?? null,
    now: now.toISOString(),
    email,
  };
}

type WrongRefund = {
  readonly received: number;
  readonly state: RefundState;
  readonly hasAccount: boolean;
  readonly kind: ChannelKind;
};

function wrongAmountOf(wrong: WrongRefund | null, { state }: PaymentAttempt): WrongAmount | null {
  if (wrong === null) {
    return state === "mispaid" ? { received: null, state: "review", needsAccount: false } : null;
  }
  const shown =
    wrong.state === "done" ? "sent" : wrong.state === "review" || wrong.state === "declined" ? wrong.state : "back";
  const isUnsent = shown === "review" || shown === "back";
  return {
    received: wrong.received,
    state: shown,
    needsAccount: isUnsent && !wrong.hasAccount && (needsAccount(wrong.kind) || wrong.state === "manual"),
  };
}
