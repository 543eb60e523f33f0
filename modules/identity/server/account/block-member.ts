import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { setMemberStatus } from "../store/members.ts";
import { closeResetsOf } from "../store/password-resets.ts";
import { endAllSessionsOf } from "../store/sessions.ts";

type NotBlocked = { readonly code: "NOT_FOUND" } | { readonly code: "BLOCKED_ALREADY" };
type NotUnblocked = { readonly code: "NOT_FOUND" } | { readonly code: "NOT_BLOCKED" };

/**
 * Blocks a member and ends their sessions and links for a new password. A concurrent sign-in or order either came first, and its
 * session ends here, or finds the member blocked. Returns how many sessions ended.
 */
export async function blockMember(trx: Transaction<unknown>, userCode: string): Promise<Result<number, NotBlocked>> {
  const changed = await setMemberStatus(trx, userCode, "BLOCKED");
  if (!changed) return fail({ code: changed === null ? "NOT_FOUND" : "BLOCKED_ALREADY" });
  await closeResetsOf(trx, userCode);
  return ok(await endAllSessionsOf(trx, userCode));
}

/** Unblocks a member. Sessions that ended stay ended, those a process of an earlier release opened meanwhile too. */
export async function unblockMember(trx: Transaction<unknown>, userCode: string): Promise<Result<null, NotUnblocked>> {
  const changed = await setMemberStatus(trx, userCode, "ACTIVE");
  if (!changed) return fail({ code: changed === null ? "NOT_FOUND" : "NOT_BLOCKED" });
  await endAllSessionsOf(trx, userCode);
  return ok(null);
}
