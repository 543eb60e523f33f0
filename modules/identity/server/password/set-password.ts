import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { type SendMessageDeps, sendMessage } from "#modules/notification/server/index.ts";
import { findActiveMember, savePasswordHash } from "../store/members.ts";
import { closeResetsOf } from "../store/password-resets.ts";
import { endAllSessionsOf } from "../store/sessions.ts";

type NewPassword = {
  readonly userCode: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  /** The session that made the change stays open. */
  readonly exceptSessionId?: string | null;
};

/**
 * Sets a member's password: ends every other session, invalidates all reset links and notifies the member, so that a theft is
 * noticed.
 */
export async function setPassword(
  trx: Transaction<unknown>,
  deps: SendMessageDeps,
  { userCode, passwordHash, locale, exceptSessionId = null }: NewPassword,
): Promise<void> {
  const member = await findActiveMember(trx, userCode);
  if (!member) throw new Error("cannot set a password: no active member with this code");
  await savePasswordHash(trx, userCode, passwordHash);
  await endAllSessionsOf(trx, userCode, exceptSessionId);
  await closeResetsOf(trx, userCode);
  const content = { kind: "passwordChanged", data: {} } as const;
  if (member.email) await sendMessage(trx, deps, { channel: "EMAIL", to: member.email, locale, content });
  else if (member.mobile) await sendMessage(trx, deps, { channel: "SMS", to: member.mobile, locale, content });
}
