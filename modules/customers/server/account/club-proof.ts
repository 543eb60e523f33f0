import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import {
  type CodeFailure,
  customerProfile,
  requestCode,
  type SendFailure,
  takeCode,
} from "#modules/identity/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

export type NoNumber = { readonly code: "NOT_FOUND" } | { readonly code: "NO_VERIFIED_NUMBER" };

/** A code for this alone: it neither signs in nor proves anything else. */
const purpose = "clubOnBehalf";

/** The member's verified number, to which the code goes and whose club account is linked. */
export async function verifiedNumber({ database }: CustomersDeps, code: string): Promise<Result<string, NoNumber>> {
  const profile = await customerProfile(database.kysely, code);
  if (!profile) return fail({ code: "NOT_FOUND" });
  const { mobile, mobileVerified } = profile;
  return mobile !== null && mobileVerified ? ok(mobile) : fail({ code: "NO_VERIFIED_NUMBER" });
}

/** Sends the member the code that staff will enter. `isNew` is false when one was sent a moment ago and is still valid. */
export async function sendClubCode(
  deps: CustomersDeps,
  { address, locale }: Pick<RequestContext, "address" | "locale">,
  code: string,
): Promise<Result<{ readonly isNew: boolean }, NoNumber | SendFailure>> {
  const number = await verifiedNumber(deps, code);
  if (!number.ok) return number;
  const request = { channel: "WHATSAPP", receiver: number.value, address, sessionId: null, locale } as const;
  const sent = await requestCode(deps, { ...request, purpose });
  return sent.ok ? ok({ isNew: sent.value.timeRemaining === deps.codes.resendSeconds * 1000 }) : sent;
}

/** Takes the code the member read out; wrong ones count as everywhere. */
export const takeClubCode = (
  deps: CustomersDeps,
  address: string,
  { mobile, verificationCode }: { readonly mobile: string; readonly verificationCode: string },
): Promise<Result<void, CodeFailure>> =>
  takeCode(deps, { purpose, receiver: mobile, code: verificationCode, address, sessionId: null });
