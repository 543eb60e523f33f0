import type { Transaction } from "kysely";
import { asLocale, fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { fail, type Result } from "#kit/core/result.ts";
import { resetLinkMinutes } from "../../contract/constants.ts";
import type { SendFailure } from "../codes/code-failures.ts";
import { codeKeys } from "../codes/code-keys.ts";
import { countSendWithin, type Sent } from "../codes/send-counted.ts";
import type { CodeDeps, SendRequest } from "../codes/send-request.ts";
import { sendResetEmail } from "../reset/reset-token.ts";
import { insertCode } from "../store/codes.ts";
import { customerProfile } from "../store/customer-profile.ts";

type NotSent =
  | SendFailure
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "BLOCKED_ALREADY" }
  | { readonly code: "NOTHING_TO_VERIFY" };

/**
 * Sends an imported member the link that proves their mailbox and lets them choose a password, as they could request it themselves:
 * the limits are the same (D-07). Nothing is sent to a mailbox that only its owner's account settings can prove.
 */
export async function resendVerification(
  trx: Transaction<unknown>,
  deps: Omit<CodeDeps, "database">,
  userCode: string,
  address: string,
): Promise<Result<Sent, NotSent>> {
  const member = await customerProfile(trx, userCode);
  if (!member) return fail({ code: "NOT_FOUND" });
  if (member.status === "BLOCKED") return fail({ code: "BLOCKED_ALREADY" });
  const { email, emailVerified, mobileVerified, importedAt } = member;
  if (email === null || emailVerified || mobileVerified || importedAt === null)
    return fail({ code: "NOTHING_TO_VERIFY" });
  const locale: Locale = asLocale(member.locale) ?? fallbackLocale;
  const request: SendRequest = { channel: "EMAIL", receiver: email, address, sessionId: null, locale };
  const purpose = "resetPassword";
  let isSent = false;
  const counted = await countSendWithin(trx, deps, request, purpose, async () => {
    isSent = true;
    await insertCode(trx, {
      ...codeKeys(request, deps.secret),
      id: deps.ids.uuid(),
      purpose,
      channel: "EMAIL",
      codeHash: null,
      minutes: resetLinkMinutes,
    });
    await sendResetEmail(trx, deps, { userCode, email, locale });
  });
  if (!counted.ok || isSent) return counted;
  // Within the pause a shopper is told the time that is left, and staff that nothing was sent.
  return fail({ code: "RATE_LIMITED", retryAfterSeconds: Math.ceil(counted.value.timeRemaining / 1000) });
}
