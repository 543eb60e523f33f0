import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { smsGatewaySender } from "#adapters/messaging/sms-gateway/sms-gateway-sender.ts";
import { smtpSender } from "#adapters/messaging/smtp/smtp-sender.ts";
import { whatsAppCloudSender } from "#adapters/messaging/whatsapp-cloud/whatsapp-cloud-sender.ts";
import { simulatorFixture } from "../testing/simulator-fixture.ts";
import { vendorPaths } from "./vendor-paths.ts";

const fixture = await simulatorFixture();
beforeEach(fixture.clear);

const to = "+6281234567890";
const sms = (timeoutMs = 120_000) => {
  const sender = smsGatewaySender({ url: `${fixture.url}${vendorPaths.sms}`, token: "t", timeoutMs });
  return () => sender.send({ key: "key-1", to, text: "0482 is your code.\n\n@shop.example #0482" });
};
const whatsApp = (timeoutMs = 120_000) => {
  const url = `${fixture.url}${vendorPaths.whatsapp}`;
  const sender = whatsAppCloudSender({ url, phoneId: "1066", token: "t", timeoutMs });
  const body = { type: "codeTemplate", template: "verification_code_5m", code: "0482" } as const;
  return () => sender.send({ key: "key-1", to, locale: "zh-CN", body });
};
const email = (timeoutMs = 120_000) => {
  const sender = smtpSender({ url: fixture.smtp.url, from: { name: "Shop", address: "a@shop.example" }, timeoutMs });
  onTestFinished(() => sender.close());
  const email = { subject: "Mã của bạn", text: "Mã:\n\n0482\n", html: "<head></head><p>0482</p>" };
  return () => sender.send({ key: "key-1", to: "Sari@Example.com", ...email });
};

test("an SMS is in the inbox with the code of its last line", async () => {
  expect(await sms()()).toEqual({ ok: true, value: { messageId: expect.stringMatching(/^sms-\d+$/) } });
  expect(await fixture.inbox()).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      channel: "SMS",
      to,
      subject: null,
      text: "0482 is your code.\n\n@shop.example #0482",
      html: null,
      code: "0482",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});

test("a WhatsApp code is in the inbox as its template in the receiver's language", async () => {
  expect(await whatsApp()()).toEqual({ ok: true, value: { messageId: expect.stringMatching(/^wamid\.\d+$/) } });
  expect(await fixture.inbox()).toMatchObject([
    { channel: "WHATSAPP", to, text: "您的验证码：0482。请勿泄露。\n5 分钟后失效。", code: "0482" },
  ]);
});

test("a mail is in the inbox with both its parts", async () => {
  expect(await email()()).toEqual({ ok: true, value: { messageId: "<key-1@shop.example>" } });
  expect(await fixture.inbox()).toMatchObject([
    {
      channel: "EMAIL",
      to: "sari@example.com",
      subject: "Mã của bạn",
      text: "Mã:\n\n0482\n",
      html: "<head></head><p>0482</p>",
      code: "0482",
    },
  ]);
});

test("the same SMS under the same key is sent once", async () => {
  const [first, second] = [await sms()(), await sms()()];
  expect(second).toEqual(first);
  expect(await fixture.inbox()).toHaveLength(1);
});

describe.each([
  ["SMS", sms],
  ["WHATSAPP", whatsApp],
  ["EMAIL", email],
] as const)("%s injects faults for the real adapter", (channel, sender) => {
  test.each([
    ["error", "CHANNEL_UNAVAILABLE"],
    ["drop", "CHANNEL_UNAVAILABLE"],
    ["refuse", "REFUSED"],
  ])("mode %s: %s and nothing in the inbox, then ok again", async (mode, code) => {
    const send = sender();
    await fixture.misbehave({ channel, mode });
    expect(await send()).toMatchObject({ ok: false, error: { code } });
    expect(await fixture.inbox()).toEqual([]);
    await fixture.misbehave({ channel, mode: "ok" });
    expect(await send()).toMatchObject({ ok: true });
    expect(await fixture.inbox()).toHaveLength(1);
  });

  test("mode slow: the adapter times out although the message is sent", async () => {
    // A busy machine may not even hand the message over in so short a time: then the adapter is given longer.
    for (let timeoutMs = 200; (await fixture.inbox()).length === 0; timeoutMs *= 2) {
      await fixture.misbehave({ channel, mode: "slow", ms: timeoutMs * 3 });
      expect(await sender(timeoutMs)()).toMatchObject({ ok: false, error: { code: "CHANNEL_UNAVAILABLE" } });
      await expect
        .poll(async () => (await fixture.inbox()).length, { timeout: timeoutMs * 8 })
        .toBeGreaterThan(0)
        .catch(() => undefined);
    }
  });
});

test.each([
  ["an unknown template", { type: "template", template: template("hello_world") }, 404, 132001],
  ["an unapproved language", { type: "template", template: template("verification_code_5m", "fr") }, 404, 132001],
  ["a code to sign in without its button", { type: "template", template: bare("verification_code_5m") }, 404, 132001],
  ["an expiry longer than allowed", { type: "template", template: template("verification_code_91m") }, 404, 132001],
  ["a message without text", { type: "text", text: { body: "" } }, 400, 100],
])("WhatsApp refuses %s", async (_name, part, status, code) => {
  const response = await post(`${vendorPaths.whatsapp}/1066/messages`, { messaging_product: "whatsapp", to, ...part });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { type: "OAuthException", code } });
  expect(await fixture.inbox()).toEqual([]);
});

test("a message without a token is refused", async () => {
  const paths = [vendorPaths.sms, `${vendorPaths.whatsapp}/1066/messages`];
  const replies = await Promise.all(paths.map((path) => post(path, { to, text: "hi" }, {})));
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect(await fixture.inbox()).toEqual([]);
});

test("a code to be read out arrives with its own sentence", async () => {
  const part = { type: "template", template: bare("club_unlink_code") };
  await post(`${vendorPaths.whatsapp}/1066/messages`, { messaging_product: "whatsapp", to, ...part });
  expect(await fixture.inbox()).toMatchObject([
    { code: "0482", text: expect.stringContaining("memutuskan akun klub") },
  ]);
});

/** A template without a button. */
function bare(name: string) {
  const { components, ...rest } = template(name);
  return { ...rest, components: components.slice(0, 1) };
}

function template(name: string, language = "id") {
  const parameters = [{ type: "text", text: "0482" }];
  const button = { type: "button", sub_type: "url", index: "0", parameters };
  return { name, language: { code: language }, components: [{ type: "body", parameters }, button] };
}

function post(path: string, body: object, headers: Record<string, string> = { authorization: "Bearer t" }) {
  return fetch(`${fixture.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
