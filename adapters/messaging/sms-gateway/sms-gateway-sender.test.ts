import { describe, expect, test } from "vitest";
import { smsSenderContract } from "#modules/notification/server/ports/sms-sender.contract.ts";
import type { SmsMessage } from "#modules/notification/server/ports/sms-sender.ts";
import { loopbackVendor, type Mood } from "../testing/loopback-vendor.ts";
import { smsGatewaySender } from "./sms-gateway-sender.ts";

const message: SmsMessage = { key: "outbox-7", to: "+6281234567890", text: "Mã của bạn: 4821\n@shop.example #4821" };
const accepts: Mood = { type: "answer", status: 202, body: { id: "m-17" } };

async function fixture(mood: Mood = accepts, timeoutMs = 120_000) {
  const vendor = await loopbackVendor(mood);
  return { vendor, sender: smsGatewaySender({ url: `${vendor.url}/v1/messages`, token: "sms-secret", timeoutMs }) };
}

describe("the SMS gateway passes the port's contract", () => {
  smsSenderContract(async () => {
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
        vendor.turn({ type: "answer", status: 422, body: { error: { code: "invalid_number" } } });
      },
      received: () =>
        (accepted ? vendor.arrived : []).map(({ headers, body }) => ({
          key: String(headers["idempotency-key"]),
          ...(body as { to: string; text: string }),
        })),
    };
  });
});

test("posts the documented JSON with the bearer token and the key", async () => {
  const { vendor, sender } = await fixture();
  expect(await sender.send(message)).toEqual({ ok: true, value: { messageId: "m-17" } });
  expect(vendor.arrived).toEqual([
    {
      method: "POST",
      path: "/v1/messages",
      headers: expect.objectContaining({
        "content-type": "application/json",
        authorization: "Bearer sms-secret",
        "idempotency-key": "outbox-7",
      }),
      body: { to: "+6281234567890", text: "Mã của bạn: 4821\n@shop.example #4821" },
    },
  ]);
});

test.each([
  ["an answer of 500", { type: "answer", status: 500, body: {} }, "http 500"],
  ["a wrong token", { type: "answer", status: 401, body: { error: { code: "token" } } }, "http 401, code token"],
  ["too many requests", { type: "answer", status: 429, body: {} }, "http 429"],
  ["an answer that is no JSON", { type: "answerText", status: 200, text: "<html>" }, "unreadable answer"],
  ["an answer without an id", { type: "answer", status: 200, body: { id: "" } }, "unreadable answer"],
  ["a dropped connection", { type: "drop" }, "network"],
  ["a redirect elsewhere", { type: "answer", status: 307, body: {}, headers: { location: "/other" } }, "network"],
] as [string, Mood, string][])("%s is a temporary failure", async (_name, mood, reason) => {
  const { vendor, sender } = await fixture(mood);
  expect(await sender.send(message)).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason } });
  expect(vendor.arrived).toHaveLength(1);
});

test("a vendor that never answers is unavailable after the timeout", async () => {
  const { sender } = await fixture({ type: "silent" }, 100);
  expect(await sender.send(message)).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: "timeout" } });
});

test("a refusal carries the vendor's code but no text that could name the recipient", async () => {
  const { vendor, sender } = await fixture({
    type: "answer",
    status: 400,
    body: { error: { code: "invalid_number" } },
  });
  expect(await sender.send(message)).toEqual({
    ok: false,
    error: { code: "REFUSED", reason: "http 400, code invalid_number" },
  });
  vendor.turn({ type: "answer", status: 400, body: { error: { code: "+6281234567890 is wrong" } } });
  expect(await sender.send(message)).toEqual({ ok: false, error: { code: "REFUSED", reason: "http 400" } });
});

test("a gateway that cannot be reached is unavailable", async () => {
  const sender = smsGatewaySender({ url: "http://127.0.0.1:1/v1/messages", token: "x" });
  expect(await sender.send(message)).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: "network" } });
});
