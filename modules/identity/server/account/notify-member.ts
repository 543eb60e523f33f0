import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findProfile, type Profile } from "../store/profiles.ts";

/** Notifies the member at the contact they had before the change: by e-mail, else by message to the phone. */
export async function notifyMember(
  trx: Transaction<unknown>,
  deps: Pick<IdentityDeps, "ids" | "sealer">,
  { email, emailVerified, mobile }: Profile,
  { locale, content }: { readonly locale: Locale; readonly content: MessageContent },
): Promise<void> {
  if (email !== null && emailVerified) await sendMessage(trx, deps, { channel: "EMAIL", to: email, locale, content });
  else if (mobile !== null) await sendMessage(trx, deps, { channel: "WHATSAPP", to: mobile, locale, content });
}

/** Loads the member by code and notifies them; does nothing when the member no longer exists. */
export async function notifyMemberByCode(
  trx: Transaction<unknown>,
  deps: Pick<IdentityDeps, "ids" | "sealer">,
  userCode: string,
  message: { readonly locale: Locale; readonly content: MessageContent },
): Promise<void> {
  const profile = await findProfile(trx, userCode);
  if (profile) await notifyMember(trx, deps, profile, message);
}
