import { expect, test } from "vitest";
import { qrPng } from "#kit/images/qr-png.ts";
import type { Message } from "../contract/message.ts";
import { sendByChannel } from "./send-by-channel.ts";
import { recordingSenders } from "./testing/recording-senders.ts";

const shop = { name: "Bata & Bola", url: "https://shop.example" };
const code: Message = {
  channel: "SMS",
  to: "+6281234567890",
  locale: "id-ID",
  content: { kind: "verificationCode", data: { code: "0482", validForMinutes: 5 } },
};

test("each channel gets its own text with the idempotency key", async () => {
  const { senders, sent } = recordingSenders();
  expect(await sendByChannel("k1", code, shop, senders)).toEqual({ ok: true, value: { messageId: "SMS-1" } });
  await sendByChannel("k2", { ...code, channel: "WHATSAPP" }, shop, senders);
  await sendByChannel("k3", { ...code, channel: "EMAIL", to: "sari@example.com" }, shop, senders);
  expect(sent.SMS).toEqual([
    {
      key: "k1",
      to: "+6281234567890",
      text: "0482 adalah kode Bata & Bola Anda. Berlaku selama 5 menit. Jangan berikan kepada siapa pun.\n\n@shop.example #0482",
    },
  ]);
  expect(sent.WHATSAPP).toEqual([
    {
      key: "k2",
      to: "+6281234567890",
      locale: "id-ID",
      body: { type: "codeTemplate", template: "verification_code_5m", code: "0482" },
    },
  ]);
  expect(sent.EMAIL).toEqual([
    {
      key: "k3",
      to: "sari@example.com",
      subject: "Kode verifikasi Bata & Bola Anda",
      text: expect.stringContaining("\n0482\n"),
      html: expect.stringContaining(">0482</p>"),
    },
  ]);
});

test("D-44 the e-mail about an order ready for pickup contains its QR code", async () => {
  const { senders, sent } = recordingSenders();
  const pickup = { code: "K7M2Q9", store: "Senayan" };
  const data = { orderCode: "BBK7M2Q9XW4T", event: "ready", path: "/order", pickup } as const;
  const content = { kind: "orderChanged", data } as const;
  await sendByChannel("k1", { ...code, channel: "EMAIL", to: "sari@example.com", content }, shop, senders);
  const [email] = sent.EMAIL;
  const [picture] = email?.pictures ?? [];
  expect(email?.html).toContain(`<img src="cid:${picture?.id}"`);
  expect(email?.html).toContain('alt="Kode QR untuk kode ambil K7M2Q9"');
  expect(picture?.png).toEqual(qrPng("K7M2Q9"));
});

test("a notification goes to WhatsApp as text", async () => {
  const { senders, sent } = recordingSenders();
  const content = { kind: "passwordChanged", data: {} } as const;
  await sendByChannel("k1", { ...code, channel: "WHATSAPP", locale: "en-US", content }, shop, senders);
  expect(sent.WHATSAPP[0]?.body).toEqual({
    type: "text",
    text: "The password of your Bata & Bola account was changed. If this was not you, reset it at once. https://shop.example/reset-password",
  });
});

test("the vendor's failure is returned", async () => {
  const { senders, failWith } = recordingSenders();
  failWith("SMS", { code: "REFUSED", reason: "no such number" });
  expect(await sendByChannel("k1", code, shop, senders)).toEqual({
    ok: false,
    error: { code: "REFUSED", reason: "no such number" },
  });
});
