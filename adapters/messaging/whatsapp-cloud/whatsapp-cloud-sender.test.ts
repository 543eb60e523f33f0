import { describe, expect, test } from "vitest";
import { whatsappSenderContract } from "#modules/notification/server/ports/whatsapp-sender.contract.ts";
import type { WhatsAppMessage } from "#modules/notification/server/ports/whatsapp-sender.ts";
import { loopbackVendor, type Mood } from "../testing/loopback-vendor.ts";
import { whatsAppCloudSender } from "./whatsapp-cloud-sender.ts";

const accepts: Mood = {
  type: "answer",
  status: 200,
  body: { messaging_product: "whatsapp", contacts: [{ wa_id: "6281234567890" }], messages: [{ id: "wamid.A1" }] },
};
const refuses = (status: number, code: number): Mood => ({
  type: "answer",
  status,
  body: { error: { message: "(#1) to +6281234567890", type: "OAuthException", code } },
});
const code: WhatsAppMessage = {
  key: "outbox-7",
  to: "+6281234567890",
  locale: "zh-CN",
  body: { type: "codeTemplate", template: "verification_code_5m", code: "0482" },
};

async function fixture(mood: Mood = accepts, timeoutMs = 120_000) {
  const vendor = await loopbackVendor(mood);
  const sender = whatsAppCloudSender({ url: `${vendor.url}/v25.0`, phoneId: "1066", token: "wa-secret", timeoutMs });
  return { vendor, sender };
}

type Posted = {
  to: string;
  biz_opaque_callback_data: string;
  template: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] };
};

describe("the WhatsApp Cloud API passes the port's contract", () => {
  whatsappSenderContract(async () => {
    const { vendor, sender } = await fixture();
    let accepted = true;
    return {
      sender,
      takeDown() {
        accepted = false;
        vendor.turn({ type: "drop" });
      },
      refuse() {
        accepted = false;
        vendor.turn(refuses(400, 131026));
      },
      received: () =>
        (accepted ? vendor.arrived : []).map(({ body }) => {
          const posted = body as Posted;
          expect(posted.template.language.code).toBe("id");
          return {
            key: posted.biz_opaque_callback_data,
            to: `+${posted.to}`,
            locale: "id-ID",
            body: {
              type: "codeTemplate",
              template: posted.template.name,
              code: posted.template.components[0]?.parameters[0]?.text ?? "",
            },
          };
        }),
    };
  });
});

test("a code is sent by the authentication template, in the text and the copy button", async () => {
  const { vendor, sender } = await fixture();
  expect(await sender.send(code)).toEqual({ ok: true, value: { messageId: "wamid.A1" } });
  expect(vendor.arrived).toEqual([
    {
      method: "POST",
      path: "/v25.0/1066/messages",
      headers: expect.objectContaining({ "content-type": "application/json", authorization: "Bearer wa-secret" }),
      body: {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: "6281234567890",
        biz_opaque_callback_data: "outbox-7",
        type: "template",
        template: {
          name: "verification_code_5m",
          language: { code: "zh_CN" },
          components: [
            { type: "body", parameters: [{ type: "text", text: "0482" }] },
            { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "0482" }] },
          ],
        },
      },
    },
  ]);
});

test("a code to be read out is in the text alone: its template has no button", async () => {
  const { vendor, sender } = await fixture();
  const body = { type: "codeTemplate", template: "club_link_code", code: "0482", isReadOut: true } as const;
  await sender.send({ ...code, body });
  expect(vendor.arrived[0]?.body).toMatchObject({
    type: "template",
    template: {
      name: "club_link_code",
      components: [{ type: "body", parameters: [{ type: "text", text: "0482" }] }],
    },
  });
});

test("other messages are sent as plain text without a link preview", async () => {
  const { vendor, sender } = await fixture();
  await sender.send({ ...code, body: { type: "text", text: "Mật khẩu đã đổi" } });
  expect(vendor.arrived[0]?.body).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: "6281234567890",
    biz_opaque_callback_data: "outbox-7",
    type: "text",
    text: { preview_url: false, body: "Mật khẩu đã đổi" },
  });
});

test.each([
  ["a number without WhatsApp", refuses(400, 131026), "REFUSED", "http 400, code 131026"],
  ["a template that does not exist", refuses(404, 132001), "CHANNEL_UNAVAILABLE", "http 404, code 132001"],
  ["a closed conversation window", refuses(400, 131047), "REFUSED", "http 400, code 131047"],
  ["too many messages to this receiver", refuses(400, 131056), "CHANNEL_UNAVAILABLE", "http 400, code 131056"],
  ["throttling", refuses(429, 130429), "CHANNEL_UNAVAILABLE", "http 429, code 130429"],
  ["an expired token of ours", refuses(401, 190), "CHANNEL_UNAVAILABLE", "http 401, code 190"],
  ["an answer of 503", { type: "answerText", status: 503, text: "busy" }, "CHANNEL_UNAVAILABLE", "http 503"],
  [
    "no message id",
    { type: "answer", status: 200, body: { messages: [] } },
    "CHANNEL_UNAVAILABLE",
    "unreadable answer",
  ],
  ["a dropped connection", { type: "drop" }, "CHANNEL_UNAVAILABLE", "network"],
] as [string, Mood, string, string][])("%s is classified", async (_name, mood, failure, reason) => {
  const { vendor, sender } = await fixture(mood);
  expect(await sender.send(code)).toEqual({ ok: false, error: { code: failure, reason } });
  expect(vendor.arrived).toHaveLength(1);
});

test("a vendor that never answers is unavailable after the timeout", async () => {
  const { sender } = await fixture({ type: "silent" }, 100);
  expect(await sender.send(code)).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: "timeout" } });
});
