import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type CodeFailure,
  customerProfile,
  requestCode,
  type SendFailure,
  takeCode,
} from "#modules/identity/server/index.ts";
import { isLinked } from "#modules/loyalty/server/index.ts";
import type { ClubCodeAction } from "#modules/notification/contract/message.ts";
import type { CustomersDeps } from "../customers-deps.ts";

export type NoNumber = { readonly code: "NOT_FOUND" } | { readonly code: "NO_VERIFIED_NUMBER" };

/** A code for one action alone: it neither signs in nor proves anything else, and its message says which action. */
const purposeOf = (action: ClubCodeAction) => `clubOnBehalf.${action}` as const;

async function receiverOf({ database }: CustomersDeps, code: string) {
  const profile = await customerProfile(database.kysely, code);
  if (!profile) return fail({ code: "NOT_FOUND" } as const);
  const { mobile, mobileVerified } = profile;
  if (mobile === null || !mobileVerified) return fail({ code: "NO_VERIFIED_NUMBER" } as const);
  return ok({ mobile, locale: asLocale(profile.locale) ?? fallbackLocale });
}

/** The member's verified number, to which the code goes and whose club account is linked. */
export async function verifiedNumber(deps: CustomersDeps, code: string): Promise<Result<string, NoNumber>> {
  const receiver = await receiverOf(deps, code);
  return receiver.ok ? ok(receiver.value.mobile) : receiver;
}

/**
 * Sends the member, in their language, the code that staff will enter: to link the club, or to unlink it where it is linked.
 * `isNew` is false when one was sent a moment ago and is still valid.
 */
export async function sendClubCode(
  deps: CustomersDeps,
  address: string,
  userCode: string,
): Promise<Result<{ readonly isNew: boolean }, NoNumber | SendFailure>> {
  const receiver = await receiverOf(deps, userCode);
  if (!receiver.ok) return receiver;
  const { mobile, locale } = receiver.value;
  const action = (await isLinked(deps.database.kysely, userCode)) ? "unlink" : "link";
  const request = { channel: "WHATSAPP", receiver: mobile, address, sessionId: null, locale } as const;
  const contentOf = (code: string) => ({ kind: "clubCode", data: { code, action } }) as const;
  const sent = await requestCode(deps, { ...request, purpose: purposeOf(action), contentOf });
  return sent.ok ? ok({ isNew: sent.value.timeRemaining === deps.codes.resendSeconds * 1000 }) : sent;
}

type ReadOut = { readonly action: ClubCodeAction; readonly mobile: string; readonly verificationCode: string };

/** Takes the code the member read out; wrong ones count as everywhere. */
export const takeClubCode = (
  deps: CustomersDeps,
  address: string,
  { action, mobile, verificationCode }: ReadOut,
): Promise<Result<void, CodeFailure>> =>
  takeCode(deps, { purpose: purposeOf(action), receiver: mobile, code: verificationCode, address, sessionId: null });
