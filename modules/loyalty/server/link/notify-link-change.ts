import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { notifyMemberByCode } from "#modules/identity/server/index.ts";
import type { ClubLinkEvent } from "#modules/notification/contract/member-notification.ts";
import { addNotification } from "#modules/notification/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

type LinkChange = { readonly userCode: string; readonly event: ClubLinkEvent; readonly locale: Locale };

/** Notifies a member by e-mail and in the notification panel that the club link has changed. */
export async function notifyLinkChange(
  trx: Transaction<unknown>,
  deps: Pick<LoyaltyDeps, "ids" | "clock" | "sealer">,
  { userCode, event, locale }: LinkChange,
): Promise<void> {
  await notifyMemberByCode(trx, deps, userCode, { locale, content: { kind: "clubLinkChanged", data: { event } } });
  await addNotification(trx, deps, { userCode, kind: "club", data: { event }, path: "/account/accountSetting" });
}
