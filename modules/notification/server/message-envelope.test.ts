import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import type { Message } from "../contract/message.ts";
import { openEnvelope, putIntoEnvelope } from "./message-envelope.ts";
import { sealerOf } from "./sealer.ts";

const sealer = sealerOf("a secret of the shop that is long enough", systemIds);
const code: Message = {
  channel: "SMS",
  to: "+6281234567890",
  locale: "vi-VN",
  content: { kind: "verificationCode", data: { code: "0482", validForMinutes: 5 } },
  notAfter: new Date("2026-11-15T03:00:00.000Z"),
};

test("a message survives the envelope unchanged", () => {
  expect(openEnvelope(putIntoEnvelope(code, sealer), sealer)).toEqual(code);
  const notification: Message = {
    ...code,
    channel: "EMAIL",
    to: "sari@example.com",
    content: { kind: "passwordChanged", data: {} },
  };
  expect(openEnvelope(JSON.parse(JSON.stringify(putIntoEnvelope(notification, sealer))), sealer)).toEqual(notification);
});

test("the envelope shows kind and channel, but no code, number or language", () => {
  const envelope = putIntoEnvelope(code, sealer);
  expect(envelope).toEqual({ kind: "verificationCode", channel: "SMS", sealed: expect.any(String) });
  expect(JSON.stringify(envelope)).not.toMatch(/6281234567890|0482|vi-VN/);
});

test("an unknown kind inside the envelope is refused", () => {
  const sealed = sealer.seal(JSON.stringify({ ...code, content: { kind: "mystery", data: {} } }));
  expect(() => openEnvelope({ kind: "mystery", channel: "SMS", sealed }, sealer)).toThrow(/verificationCode/);
});
