import type { Transaction } from "kysely";
import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Locale } from "#kit/core/locale.ts";
import { type SendMessageDeps, sendMessage } from "#modules/notification/server/index.ts";
import { resetLinkMinutes } from "../../contract/constants.ts";
import { insertReset } from "../store/password-resets.ts";

type Deps = { readonly ids: Pick<Ids, "token">; readonly secret: string };

/** The token's hash, as stored: reading the database does not give a usable link. */
export const resetTokenHash = (secret: string, token: string): string => keyedHash(secret, `password-reset.${token}`);

/** A single-use token of 32 bytes for choosing a new password (D-03); `email` is the mailbox that gets it. */
export async function issueResetToken(
  trx: Transaction<unknown>,
  deps: Deps,
  userCode: string,
  email: string | null = null,
): Promise<string> {
  const token = deps.ids.token(32);
  await insertReset(trx, { tokenHash: resetTokenHash(deps.secret, token), userCode, email, minutes: resetLinkMinutes });
  return token;
}

/** Sends the member the e-mail with the reset link. */
export async function sendResetEmail(
  trx: Transaction<unknown>,
  deps: Deps & SendMessageDeps,
  { userCode, email, locale }: { readonly userCode: string; readonly email: string; readonly locale: Locale },
): Promise<void> {
  const token = await issueResetToken(trx, deps, userCode, email);
  const data = { token, validForMinutes: resetLinkMinutes };
  await sendMessage(trx, deps, { channel: "EMAIL", to: email, locale, content: { kind: "passwordReset", data } });
}
