import { failureOfStatus } from "#adapters/messaging/http/failure-of-status.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { SmsSender } from "#modules/notification/server/ports/sms-sender.ts";

export type FormSmsSettings = {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  readonly timeoutMs: number;
};

/** A vendor that takes `to`, `text` and `reference` as a form, and answers the id of the message as plain text. */
export const formSmsSender = ({ url, account, token, timeoutMs }: FormSmsSettings): SmsSender => ({
  async send({ key, to, text }) {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
        body: new URLSearchParams({ to, text, reference: key }),
        // A redirect would send the token to an address that is not configured.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return fail(failureOfStatus(response.status));
      const messageId = (await response.text()).trim();
      return messageId === "" ? fail({ code: "CHANNEL_UNAVAILABLE", reason: "unreadable answer" }) : ok({ messageId });
    } catch {
      // The text of a network error may hold the address.
      return fail({ code: "CHANNEL_UNAVAILABLE", reason: "network" });
    }
  },
});
