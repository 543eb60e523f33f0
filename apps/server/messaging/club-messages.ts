import type { ClubMessages } from "#apps/club/index.ts";
import { type SendMessageDeps, sendMessage } from "#modules/notification/server/index.ts";

/** The club sends messages through the same outbox as the shop: encrypted, and only when its transaction commits. */
export const clubMessages = (deps: SendMessageDeps): ClubMessages => ({
  async sendCode(trx, { channel, to, code, validForMinutes, notAfter, locale }) {
    const content = { kind: "verificationCode", data: { code, validForMinutes } } as const;
    await sendMessage(trx, deps, { channel, to, locale, content, notAfter });
  },
  async secretChanged(trx, { which, mobile, email, locale }) {
    const content = { kind: "clubSecretChanged", data: { which } } as const;
    const by =
      email === null ? ({ channel: "WHATSAPP", to: mobile } as const) : ({ channel: "EMAIL", to: email } as const);
    await sendMessage(trx, deps, { ...by, locale, content });
  },
});
