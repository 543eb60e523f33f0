import type { NewJob } from "#kit/postgres/jobs.ts";
import type { Channel } from "../channels/channel.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { NewAttempt } from "../store/attempts.ts";
import { expireJobName } from "./expire-attempt.ts";
import type { PaymentRequest } from "./payment-request.ts";
import { nextPoll } from "./poll-schedule.ts";

const chargeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A new attempt: open at once for cash on delivery, else once the gateway has answered. */
export function newAttempt({ ids, clock, sealer }: PaymentDeps, channel: Channel, wish: PaymentRequest): NewAttempt {
  const byCourier = channel.kind === "cod";
  const at = clock.now();
  return {
    id: ids.uuid(),
    reference: wish.reference,
    chargeId: `P${ids.code(19, chargeAlphabet)}`,
    key: wish.key,
    channelCode: channel.code,
    gateway: channel.gateway,
    kind: channel.kind,
    bank: channel.bank,
    months: channel.months,
    amount: wish.amount,
    state: byCourier ? "open" : "opening",
    returnUrl: wish.returnUrl,
    expiresAt: wish.expiresAt,
    payer: byCourier ? "" : sealer.seal(JSON.stringify({ ...wish.payer, owner: undefined }), "payer"),
    at,
    askAt: nextPoll(at, wish.expiresAt, at),
  };
}

/** The job that expires it. */
export const expiryJobs = ({ id, expiresAt }: Pick<NewAttempt, "id" | "expiresAt">): NewJob[] =>
  expiresAt ? [{ name: expireJobName, payload: { attemptId: id }, runAt: expiresAt, key: `payment-expiry:${id}` }] : [];
