import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { CodeChannel } from "../ports/club-messages.ts";
import type { ClubSiteDeps } from "../site/site-deps.ts";
import {
  type CodeHistory,
  type CodeKeys,
  type CodePurpose,
  codeHistory,
  insertCode,
  noteUse,
  noteWrongTry,
  takeTurns,
} from "../store/codes.ts";
import { memberByMobile } from "../store/members.ts";

/** The receiver, purpose and origin of a one-time code. */
export type CodeRequest = {
  /** A number as +62…, or the e-mail address of a member who has proved the number. */
  readonly receiver: string;
  readonly purpose: CodePurpose;
  readonly address: string;
};

const codeLength = 4;

export const otherChannel = { WHATSAPP: "SMS", SMS: "WHATSAPP", EMAIL: "EMAIL" } as const satisfies {
  readonly [C in CodeChannel]: CodeChannel;
};

const keysOf = (secret: string, { receiver, address }: CodeRequest): CodeKeys => ({
  receiverHash: keyedHash(secret, `club code receiver.${receiver}`),
  addressHash: keyedHash(secret, `club code address.${address}`),
});

const hashOf = (secret: string, id: string, code: string): string => keyedHash(secret, `club code.${id}.${code}`);

/** The channel of the last code, and the seconds until either channel may be used again. */
export type CodeSent = { readonly channel: CodeChannel; readonly waitSame: number; readonly waitOther: number };

type TooOften = { readonly code: "RATE_LIMITED" };

/**
 * Sends a code to an active member. An unknown receiver gets the same answer and the same limits, but no message. A
 * request too soon returns the seconds left; the other channel is available sooner.
 */
export function sendCode(
  deps: ClubSiteDeps,
  request: CodeRequest & { readonly locale: Locale; readonly channel: CodeChannel },
): Promise<Result<CodeSent, TooOften>> {
  const { codes, secret, ids } = deps;
  const keys = keysOf(secret, request);
  return inTransaction<Result<CodeSent, TooOften>>(deps.database, async (trx) => {
    await takeTurns(trx, keys);
    const sentAt = deps.clock.now();
    const history = await codeHistory(trx, keys, request.purpose, sentAt);
    const { last } = history;
    if (last && waitUntil(codes, last, request.channel) > 0) return ok(sentNow(codes, last));
    if (isFull(history, codes.sends)) return fail({ code: "RATE_LIMITED" });
    const id = ids.uuid();
    const code = ids.code(codeLength);
    const expiresAt = new Date(sentAt.getTime() + codes.minutes * 60 * 1000);
    const { receiver, locale, channel, purpose } = request;
    // A mailbox is its member's: it was read from their account.
    const isMember = channel === "EMAIL" || (await memberByMobile(trx, receiver))?.status === "ACTIVE";
    const codeHash = isMember ? hashOf(secret, id, code) : null;
    await insertCode(trx, { ...keys, id, purpose, codeHash, channel, sentAt, expiresAt });
    const message = { channel, to: receiver, code, validForMinutes: codes.minutes, notAfter: expiresAt, locale };
    if (isMember) await deps.messages.sendCode(trx, message);
    return ok(sentNow(codes, { channel, ageMs: 0 }));
  });
}

type Sent = { readonly channel: CodeChannel; readonly ageMs: number };
type Pauses = Pick<ClubSiteDeps["codes"], "resendSeconds" | "otherChannelSeconds">;

function waitUntil({ resendSeconds, otherChannelSeconds }: Pauses, last: Sent, channel: CodeChannel): number {
  const pause = last.channel === channel ? resendSeconds : otherChannelSeconds;
  return Math.max(0, Math.ceil(pause - last.ageMs / 1000));
}

const sentNow = (pauses: Pauses, last: Sent): CodeSent => ({
  channel: last.channel,
  waitSame: waitUntil(pauses, last, last.channel),
  waitOther: waitUntil(pauses, last, otherChannel[last.channel]),
});

const isFull = (history: CodeHistory, sends: ClubSiteDeps["codes"]["sends"]): boolean =>
  history.receiverHour >= sends.perReceiverHour ||
  history.receiverDay >= sends.perReceiverDay ||
  history.addressHour >= sends.perAddressHour;

export type CodeFailure = { readonly code: "OTP_INVALID" | "OTP_EXPIRED" | "OTP_TOO_MANY" };

/**
 * Accepts a code once. A wrong one counts for the code and for the address that requested it: at the receiver and in
 * total. A new code does not reset the counters. Codes of other addresses do not count.
 */
export function takeCode(
  deps: ClubSiteDeps,
  tried: CodeRequest & { readonly code: string },
): Promise<Result<void, CodeFailure>> {
  const { wrongTries } = deps.codes;
  const keys = keysOf(deps.secret, tried);
  return inTransaction<Result<void, CodeFailure>>(deps.database, async (trx) => {
    await takeTurns(trx, keys);
    const now = deps.clock.now();
    const { last, ...history } = await codeHistory(trx, keys, tried.purpose, now);
    const locked = history.wrongOfReceiver >= wrongTries.perReceiver || history.wrongOfAddress >= wrongTries.perAddress;
    if (locked || (last?.open && last.wrongTries >= wrongTries.perCode)) return fail({ code: "OTP_TOO_MANY" });
    if (!last?.open) return fail({ code: "OTP_EXPIRED" });
    if (last.codeHash !== null && sameSecret(last.codeHash, hashOf(deps.secret, last.id, tried.code))) {
      await noteUse(trx, last.id, now);
      return ok(undefined);
    }
    await noteWrongTry(trx, last.id);
    return fail({ code: "OTP_INVALID" });
  });
}
