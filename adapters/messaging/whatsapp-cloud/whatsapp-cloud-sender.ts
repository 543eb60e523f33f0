import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { WhatsAppSender } from "#modules/notification/server/ports/whatsapp-sender.ts";
import { postJson } from "../http/post-json.ts";
import { messageBody } from "./message-body.ts";
import { whatsAppFailure } from "./whatsapp-failure.ts";

export type WhatsAppCloudSettings = {
  /** Base URL of the API with its version, without a trailing slash. */
  readonly url: string;
  /** The vendor's id of the shop's own number. */
  readonly phoneId: string;
  readonly token: string;
  readonly timeoutMs?: number;
};

const accepted = v.object({ messages: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) });

export function whatsAppCloudSender({ url, phoneId, token, timeoutMs = 5000 }: WhatsAppCloudSettings): WhatsAppSender {
  return {
    async send(message) {
      const reply = await postJson({
        url: `${url}/${encodeURIComponent(phoneId)}/messages`,
        headers: { authorization: `Bearer ${token}` },
        body: messageBody(message),
        timeoutMs,
      });
      if (!reply.ok) return fail({ code: "CHANNEL_UNAVAILABLE", reason: reply.error.reason });
      const { status, body } = reply.value;
      if (status < 200 || status > 299) return fail(whatsAppFailure(status, body));
      return v.is(accepted, body)
        ? ok({ messageId: body.messages[0].id })
        : fail({ code: "CHANNEL_UNAVAILABLE", reason: "unreadable answer" });
    },
  };
}
