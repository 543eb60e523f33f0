import type { Locale } from "#kit/core/locale.ts";
import { type PayStatusCode, payStatusOf } from "../../contract/wire/pay-status-codes.ts";
import { isLive, isOver, type PaymentAttempt } from "../attempts/attempt.ts";
import { methodName } from "../channels/method-name.ts";
import type { PaymentModuleDeps } from "../payment-deps.ts";
import { needsAccount } from "../refunds/refund-account.ts";
import { readPaymentDisplay, type WrongAmountRefund } from "../store/payment-display.ts";
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

/** A wrong amount that was paid. */
type WrongAmount = {
  /** Whole rupiah; null for money of another currency. */
  readonly received: number | null;
  /** review: staff review it; back: its refund is requested; sent: refunded; declined: not refunded. */
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

/** A payment as its page shows it, with the account number or link only while it may be paid. */
export async function paymentOnWire(
  { database, clock, pictureUrl }: Pick<PaymentModuleDeps, "database" | "clock" | "pictureUrl">,
  { orderCode, email, payment, attempt, locale }: Facts,
): Promise<PaymentState> {
  const display = await readPaymentDisplay(database.kysely, payment, attempt);
  const now = clock.now();
  const waits = isLive(attempt) && !isOver(attempt, now) && payment.closedAt === null;
  const unpaid = payment.status !== "paid" && payment.status !== "refunded";
  const open = waits && unpaid;
  return {
    orderCode,
    payStatus: payStatusOf({ status: payment.status, live: isLive(attempt), refunding: display.refunding }),
    open,
    preparing: open && attempt.state === "opening",
    refused: unpaid && attempt.state === "failed" && payment.closedAt === null,
    payable: unpaid && payment.closedAt === null,
    wrongAmount: unpaid ? wrongAmountOf(display.wrongAmount, attempt) : null,
    totalAmount: payment.amount,
    paymentMethod: attempt.channelCode,
    paymentMethodName: methodName(display, locale),
    paymentType: paymentTypeOf(attempt),
    paymentVia: attempt.bank,
    imageUrl: pictureUrl(display.image),
    vaNumber: open ? attempt.vaNumber : null,
    billerCode: open ? attempt.billerCode : null,
    qrText: open ? attempt.qrText : null,
    redirectUrl: open ? attempt.redirectUrl : null,
    expiresAt: attempt.expiresAt?.toISOString() ?? null,
    now: now.toISOString(),
    email,
  };
}

function wrongAmountOf(wrong: WrongAmountRefund | null, { state }: PaymentAttempt): WrongAmount | null {
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
