import { ok, type Result } from "#kit/core/result.ts";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import type { Channel } from "../channels/channel.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptWrite } from "../store/attempts.ts";
import { paymentWrite } from "../store/payments.ts";
import type { PaymentAttempt } from "./attempt.ts";
import { expiryJobs, newAttempt } from "./new-attempt.ts";
import { takesMoney } from "./open-payment.ts";
import type { OpenFailure, PaymentRequest } from "./payment-request.ts";
import { requestCharge } from "./request-charge.ts";

/** A payment that was written together with its orders; its charge is not opened yet. */
export type StartedPayment = {
  readonly attempt: PaymentAttempt;
  readonly payer: PaymentRequest["payer"];
  readonly writes: WriteFragment;
};

/**
 * Writes the payment of new orders in the transaction that places them. After the commit `openCharge` calls the gateway; if the
 * process ends in between, the sweep of openings does. Null when no gateway serves this channel.
 */
export function beginPayment(deps: PaymentDeps, channel: Channel, wish: PaymentRequest): StartedPayment | null {
  if (!takesMoney(channel, deps)) return null;
  const started = newAttempt(deps, channel, wish);
  const { key, payer: sealed, at, askAt, ...attempt } = started;
  const { reference, amount, payer } = wish;
  return {
    attempt: { ...attempt, gatewayRef: null, vaNumber: null, billerCode: null, redirectUrl: null, qrText: null },
    payer,
    writes: {
      rows: [paymentWrite({ reference, amount, owner: payer.owner, email: payer.email, at }), attemptWrite(started)],
      jobs: expiryJobs(started),
    },
  };
}

/** Opens the charge at the gateway; cash on delivery has no gateway to call. */
export const openCharge = async (
  deps: PaymentDeps,
  { attempt, payer }: Pick<StartedPayment, "attempt" | "payer">,
): Promise<Result<PaymentAttempt, OpenFailure>> =>
  attempt.state === "opening" ? requestCharge(deps, attempt, payer) : ok(attempt);
