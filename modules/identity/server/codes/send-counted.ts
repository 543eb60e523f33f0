import type { Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyed, withFigure } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import { lockCodeCounters } from "../store/code-locks.ts";
import { insertCode, type SendHistory, sendHistory } from "../store/codes.ts";
import type { SendFailure } from "./code-failures.ts";
import { codeKeys, limitFlood } from "./code-keys.ts";
import { type CodeLimits, codeRateLimits } from "./code-limits.ts";
import type { CodeDeps, SendRequest } from "./send-request.ts";

/** A message with a code to type, or (code null) with a link that carries its own token. */
export type CountedMessage = {
  readonly purpose: string;
  readonly code: string | null;
  readonly content: MessageContent;
  readonly minutes: number;
};

export type Sent = {
  /** Milliseconds until the same channel may send again. */
  readonly timeRemaining: number;
};

/** Keyed hash with the row's id, so that equal codes have different hashes. */
export const codeHash = (secret: string, id: string, code: string): string => keyedHash(secret, `code.${id}.${code}`);

/** Sends a message with a code or link; rate-limited, because messages cost money and can be used to harass. */
export const sendCounted = (
  deps: CodeDeps,
  request: SendRequest,
  message: CountedMessage,
): Promise<Result<Sent, SendFailure>> =>
  countSend(deps, request, message.purpose, (trx) => write(trx, deps, request, message));

/**
 * Runs `send` when every limit allows it. Limits are read and counted in the sending transaction under a lock, so they hold for
 * parallel requests. A repeated request before the pause is over returns the remaining time and sends nothing.
 */
export async function countSend(
  deps: Pick<CodeDeps, "database" | "secret" | "codes">,
  request: SendRequest,
  purpose: string,
  send: (trx: Transaction<unknown>) => Promise<void>,
): Promise<Result<Sent, SendFailure>> {
  const keys = codeKeys(request, deps.secret);
  const flood = await limitFlood(deps.database, keys);
  if (!flood.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: flood.retryAfterSeconds });
  return inTransaction<Result<Sent, SendFailure>>(deps.database, (trx) =>
    countSendWithin(trx, deps, request, purpose, () => send(trx)),
  );
}

/** The same in the caller's transaction, for requests that an address cannot repeat at will. */
export async function countSendWithin(
  trx: Transaction<unknown>,
  deps: Pick<CodeDeps, "secret" | "codes">,
  request: SendRequest,
  purpose: string,
  send: () => Promise<void>,
): Promise<Result<Sent, SendFailure>> {
  const keys = codeKeys(request, deps.secret);
  await lockCodeCounters(trx, keys);
  const history = await sendHistory(trx, keys, purpose);
  const waiting = stillWaiting(history, request, deps.codes);
  if (waiting) return waiting;
  const full = limitReached(history, deps.codes);
  if (full !== null) return fail({ code: "RATE_LIMITED", retryAfterSeconds: full });
  // Last, and held for the shortest time: all requests share this counter row.
  const allCallers = withFigure(codeRateLimits.sends.altogetherHour, deps.codes.sends.altogetherHour);
  const { allowed, retryAfterSeconds } = await hit(trx, keyed(allCallers));
  if (!allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds });
  await send();
  return ok({ timeRemaining: deps.codes.resendSeconds * 1000 });
}

async function write(
  trx: Transaction<unknown>,
  deps: CodeDeps,
  request: SendRequest,
  message: CountedMessage,
): Promise<void> {
  const { purpose, code, minutes, content } = message;
  const id = deps.ids.uuid();
  const hash = code === null ? null : codeHash(deps.secret, id, code);
  const notAfter = await insertCode(trx, {
    ...codeKeys(request, deps.secret),
    id,
    purpose,
    channel: request.channel,
    codeHash: hash,
    minutes,
  });
  await sendMessage(trx, deps, {
    channel: request.channel,
    to: request.receiver,
    locale: request.locale,
    content,
    notAfter,
  });
}

/**
 * Remaining pause after a message of the same purpose. Another purpose sends at once within the hourly limits. Another channel
 * has a shorter pause, because the first message may not have arrived (D-07).
 */
function stillWaiting(
  { last }: SendHistory,
  request: SendRequest,
  { resendSeconds, otherChannelSeconds }: CodeLimits,
): Result<Sent, SendFailure> | null {
  if (!last) return null;
  const sameSession = last.sessionId === request.sessionId;
  const pause = sameSession && last.channel !== request.channel ? otherChannelSeconds : resendSeconds;
  const left = pause * 1000 - last.ageMs;
  if (left <= 0) return null;
  // A code works only in the session that requested it. Another session has no code to wait for, so it gets the time of its next request.
  if (!sameSession || !last.open) return fail({ code: "RATE_LIMITED", retryAfterSeconds: Math.ceil(left / 1000) });
  return ok({ timeRemaining: resendSeconds * 1000 - last.ageMs });
}

/** Seconds until the exceeded limit allows another message, or null. */
function limitReached(history: SendHistory, { sends }: CodeLimits): number | null {
  if (history.receiverDay >= sends.perReceiverDay) return history.receiverDayFreeIn;
  if (history.receiverHour >= sends.perReceiverHour) return history.receiverHourFreeIn;
  if (history.deviceHour >= sends.perDeviceHour) return history.deviceFreeIn;
  if (history.addressHour >= sends.perAddressHour) return history.addressFreeIn;
  return null;
}
