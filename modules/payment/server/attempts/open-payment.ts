import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { writeInOneStatement } from "#kit/postgres/write-fragments.ts";
import type { Channel } from "../channels/channel.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptOfKey, insertAttempt, liveAttempt } from "../store/attempts.ts";
import { readChannel } from "../store/channels.ts";
import { lockOrInsertPayment, noteAmount } from "../store/payments.ts";
import { isOver, type PaymentAttempt } from "./attempt.ts";
import { endAttempt } from "./end-attempt.ts";
import { expiryJobs, newAttempt } from "./new-attempt.ts";
import type { OpenFailure, PaymentRequest } from "./payment-request.ts";
import { requestCharge } from "./request-charge.ts";

const rounds = 3;

type Claim =
  | { readonly type: "claimed" | "standing" | "rival"; readonly attempt: PaymentAttempt }
  | { readonly type: "paid" | "amountDiffers" | "notAgreed" };

/**
 * Opens a charge, or answers the one that is open: the same channel again answers the same account number, another one cancels the
 * first charge (D-60). When the gateway does not answer, the attempt stays `opening` and a job retries.
 */
export async function openPayment(
  deps: PaymentDeps,
  wish: PaymentRequest,
): Promise<Result<PaymentAttempt, OpenFailure>> {
  const channel = await readChannel(deps.database.kysely, wish.channelCode);
  if (!channel || !takesMoney(channel, deps)) return fail({ code: "CHANNEL_NOT_OFFERED" });
  for (let round = 0; round < rounds; round += 1) {
    const claim = await inTransaction(deps.database, (trx) => claimAttempt(trx, deps, channel, wish));
    switch (claim.type) {
      case "paid":
        return fail({ code: "ALREADY_PAID" });
      case "amountDiffers":
        return fail({ code: "AMOUNT_DIFFERS" });
      case "notAgreed":
        return fail({ code: "NOT_AGREED" });
      case "standing":
        return ok(claim.attempt);
      case "claimed":
        return claim.attempt.state === "opening" ? requestCharge(deps, claim.attempt, wish.payer) : ok(claim.attempt);
      case "rival": {
        const ended = await endAttempt(deps, claim.attempt);
        if (ended === "unavailable") return fail({ code: "GATEWAY_UNAVAILABLE" });
        if (ended === "paid") return fail({ code: "ALREADY_PAID" });
      }
    }
  }
  return fail({ code: "GATEWAY_UNAVAILABLE" });
}

export const takesMoney = ({ kind, gateway }: Channel, { gateways }: PaymentDeps): boolean =>
  kind === "cod" || (gateway !== null && gateways.has(gateway));

async function claimAttempt(
  trx: Transaction<unknown>,
  deps: PaymentDeps,
  channel: Channel,
  wish: PaymentRequest,
): Promise<Claim> {
  const { reference, amount, key, payer } = wish;
  const now = deps.clock.now();
  await deps.lockOrders?.(trx, reference);
  const payment = await lockOrInsertPayment(trx, {
    reference,
    amount,
    owner: payer.owner,
    email: payer.email,
    at: now,
  });
  if (payment.amount !== amount && !wish.agree) return { type: "amountDiffers" };
  if (payment.status === "paid" || payment.status === "refunded") return { type: "paid" };
  const live = await liveAttempt(trx, reference);
  if (live) {
    const same = live.channelCode === channel.code && live.amount === amount && !isOver(live, now);
    return { type: same ? "standing" : "rival", attempt: live };
  }
  if (wish.agree && !(await wish.agree(trx))) return { type: "notAgreed" };
  if (payment.amount !== amount) await noteAmount(trx, reference, amount);
  const started = newAttempt(deps, channel, wish);
  const attempt = await insertAttempt(trx, started);
  if (!attempt) {
    const before = await attemptOfKey(trx, reference, key);
    if (!before) throw new Error("an attempt vanished while it was opened");
    return { type: "standing", attempt: before };
  }
  await writeInOneStatement(trx, { jobs: expiryJobs(started) });
  return { type: "claimed", attempt };
}
