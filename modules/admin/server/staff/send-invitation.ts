import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import { welcomeHours } from "#modules/staff/contract/constants.ts";
import type { AdminDeps } from "../admin-deps.ts";

type Invitation = { readonly to: string; readonly name: string; readonly code: string; readonly locale: Locale };

/** Sends the welcome code by e-mail alone: no reply contains it. Not delivered after the code has expired. */
export async function sendInvitation(
  trx: Transaction<unknown>,
  deps: Pick<AdminDeps, "ids" | "sealer" | "clock">,
  { to, name, code, locale }: Invitation,
): Promise<void> {
  const notAfter = new Date(deps.clock.now().getTime() + welcomeHours * 3_600_000);
  const content = { kind: "staffInvited", data: { email: to, name, code, hours: welcomeHours } } as const;
  await sendMessage(trx, deps, { channel: "EMAIL", to, locale, content, notAfter });
}
