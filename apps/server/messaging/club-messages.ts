import type { ClubMessages } from "#apps/club/index.ts";
import { type SendMessageDeps, sendMessage } from "#modules/notification/server/index.ts";

/** The club writes to its members by the same road as the shop: sealed, and only when its transaction commits. */
export const clubMessages = (deps: SendMessageDeps): ClubMessages => ({
  async sendCode(trx, { mobile, code, validForMinutes, notAfter, locale }) {
    const content = { kind: "verificationCode", data: { code, validForMinutes } } as const;
    await sendMessage(trx, deps, { channel: "WHATSAPP", to: mobile, locale, content, notAfter });
  },
  async passwordChanged(trx, { email, locale }) {
    await sendMessage(trx, deps, {
      channel: "EMAIL",
      to: email,
      locale,
      content: { kind: "passwordChanged", data: {} },
    });
  },
});
