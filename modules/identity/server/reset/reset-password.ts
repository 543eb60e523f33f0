import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { CodeFailure } from "../codes/code-failures.ts";
import { useCode as spendCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isCommonPassword } from "../password/common-passwords.ts";
import { setPassword } from "../password/set-password.ts";
import { isTrustedDevice, knownDeviceOf } from "../session/known-device.ts";
import { type AccountBlocked, accountBlocked } from "../sign-in/account-blocked.ts";
import { nameOfMember } from "../sign-in/account-name.ts";
import { sessionIdOf } from "../sign-in/request-access.ts";
import type { TooManyAttempts } from "../sign-in/sign-in-guard.ts";
import { findMemberByName, lockMemberFor } from "../store/members.ts";
import { consumeReset, ownerOfReset } from "../store/password-resets.ts";
import { proveEmail, proveMobile } from "../store/proved-contacts.ts";
import { resetTokenHash } from "./reset-token.ts";
import { type SecondProofWanted, tokenOrSecondProof } from "./second-proof.ts";

type From = Pick<RequestContext, "caller" | "address" | "cookie" | "locale">;

export type ResetLinkExpired = { readonly code: "RESET_LINK_EXPIRED" };

export const resetLinkTexts: FailureTexts<ResetLinkExpired> = {
  RESET_LINK_EXPIRED: {
    "en-US": "This link is no longer valid: it was used already, or is too old. Please ask for a new one.",
    "id-ID": "Tautan ini sudah tidak berlaku: sudah dipakai atau terlalu lama. Silakan minta yang baru.",
    "vi-VN": "Liên kết này không còn hiệu lực: đã được dùng hoặc quá cũ. Vui lòng yêu cầu liên kết mới.",
    "zh-CN": "此链接已失效：已被使用或已过期，请重新申请。",
  },
};

export type ResetRefusal =
  | ResetLinkExpired
  | { readonly code: "PASSWORD_COMMON" }
  | TooManyAttempts
  | SecondProofWanted
  | AccountBlocked
  | CodeFailure;

/** The link's owner is blocked: the link is used up and the password stays. */
const blocked = Symbol("blocked");

/** Proof for a new password: the link's token, or a code sent to the phone. */
export type ResetProof = { readonly token: string } | { readonly mobile: string; readonly verificationCode: string };

/** A correct code on a trusted device gives a token like the e-mailed one; elsewhere a second proof is required (ADR 0064). */
export async function tokenForCode(
  deps: IdentityDeps,
  { caller, address, cookie, locale }: From,
  { mobile, verificationCode }: { readonly mobile: string; readonly verificationCode: string },
): Promise<Result<{ token: string }, CodeFailure | SecondProofWanted | AccountBlocked>> {
  const member = await findMemberByName(deps.database.kysely, { mobile });
  const userCode = member?.userCode ?? "";
  const used = await spendCode(deps, {
    purpose: "resetPassword",
    receiver: mobile,
    code: verificationCode,
    address,
    sessionId: sessionIdOf(caller),
    knownDevice: knownDeviceOf(deps, userCode, cookie),
  });
  if (!used.ok) return used;
  if (!member) return fail({ code: "OTP_EXPIRED" });
  if (member.status === "BLOCKED") return accountBlocked(deps);
  if (!member.mobileProved) await proveMobile(deps.database.kysely, userCode, mobile);
  return tokenOrSecondProof(deps, member, { trusted: isTrustedDevice(deps, userCode, cookie), locale });
}

/**
 * Sets a new password. The password is validated before the proof is used, and hashed only for a valid proof, so that invalid
 * requests cost no hash.
 */
export async function resetPassword(
  deps: IdentityDeps,
  from: From,
  proof: ResetProof,
  password: string,
): Promise<Result<null, ResetRefusal>> {
  if (isCommonPassword(password)) return fail({ code: "PASSWORD_COMMON" });
  const held = "token" in proof ? ok({ token: proof.token }) : await tokenForCode(deps, from, proof);
  if (!held.ok) return held;
  const tokenHash = resetTokenHash(deps.secret, held.value.token);
  if ((await ownerOfReset(deps.database.kysely, tokenHash)) === null) return fail({ code: "RESET_LINK_EXPIRED" });
  const hashed = await deps.passwords.hash(password);
  if (!hashed.ok) return fail({ code: "RATE_LIMITED", retryAfterSeconds: 5 });
  const owner = await inTransaction(deps.database, async (trx) => {
    const reset = await consumeReset(trx, tokenHash);
    if (reset === null) return null;
    const { userCode, email } = reset;
    if ((await lockMemberFor(trx, userCode, "change"))?.status === "BLOCKED") return blocked;
    // The user of the link reads that mailbox: an imported member's is proved by it.
    if (email !== null) await proveEmail(trx, userCode, email);
    await setPassword(trx, deps, { userCode, passwordHash: hashed.value, locale: from.locale });
    return userCode;
  });
  if (owner === null) return fail({ code: "RESET_LINK_EXPIRED" });
  if (owner === blocked) return accountBlocked(deps);
  // The owner is proved: lift the pause that others' wrong attempts caused.
  await deps.signInGuard.forget(nameOfMember(owner));
  return ok(null);
}
