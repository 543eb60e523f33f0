import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { SmsSender } from "#modules/notification/server/ports/sms-sender.ts";
import { failureOfStatus } from "../http/failure-of-status.ts";
import { postJson } from "../http/post-json.ts";
import { vendorCode } from "../http/vendor-code.ts";

export type SmsGatewaySettings = {
  /** Full URL to which messages are posted. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
};

const accepted = v.object({ id: v.pipe(v.string(), v.minLength(1)) });
const refused = v.object({ error: v.object({ code: v.unknown() }) });

/** Sends text messages through a gateway with the interface described in this folder's README. */
export function smsGatewaySender({ url, token, timeoutMs = 5000 }: SmsGatewaySettings): SmsSender {
  return {
    async send(message) {
      const reply = await postJson({
        url,
        headers: { authorization: `Bearer ${token}`, "idempotency-key": message.key },
        body: { to: message.to, text: message.text },
        timeoutMs,
      });
      if (!reply.ok) return fail({ code: "CHANNEL_UNAVAILABLE", reason: reply.error.reason });
      const { status, body } = reply.value;
      if (status < 200 || status > 299) return fail(failureOfStatus(status, codeIn(body)));
      return v.is(accepted, body)
        ? ok({ messageId: body.id })
        : fail({ code: "CHANNEL_UNAVAILABLE", reason: "unreadable answer" });
    },
  };
}

const codeIn = (body: unknown) => (v.is(refused, body) ? vendorCode(body.error.code) : undefined);
