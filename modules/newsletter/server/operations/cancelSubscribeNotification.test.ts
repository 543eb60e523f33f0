import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { issueUnsubscribeToken } from "../link-tokens.ts";
import { newsletterFixture } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const fixture = newsletterFixture(database);
const member = (userCode: string) => ({ caller: { kind: "member", sessionId: "s", userCode } }) as const;
const guest = { caller: { kind: "guest", sessionId: "s", guestId: "G1" } } as const;

const tokenFor = async (email: string) => {
  const row = (await fixture.subscriptions()).find((subscription) => subscription.email === email);
  return issueUnsubscribeToken(row?.code ?? "", fixture.deps.secret);
};
const subscribedEmails = async () =>
  (await fixture.subscriptions()).filter((row) => row.subscribed).map((row) => row.email);

beforeEach(async () => {
  await sql`truncate newsletter.subscription, kit.outbox, kit.rate_limit`.execute(database.kysely);
  for (const email of ["budi@example.com", "sari@example.com"]) await fixture.subscribe({ email }, { locale: "vi-VN" });
});

test("OP-33 NL-19 EN-09 the token of an e-mail ends that subscription only, and withdraws the consent", async () => {
  fixture.clock.advance(60_000);
  const consents = (await fixture.consents()).length;
  const reply = await fixture.cancel({ token: await tokenFor("budi@example.com") });
  expect(reply).toEqual({
    success: true,
    code: "200",
    message: "You are unsubscribed. No more letters will come.",
    data: true,
  });
  expect(await fixture.subscriptions()).toMatchObject([
    {
      email: "budi@example.com",
      subscribed: false,
      cancelled_at: fixture.clock.now(),
      updated_at: fixture.clock.now(),
    },
    { email: "sari@example.com", subscribed: true, cancelled_at: null },
  ]);
  expect((await fixture.consents()).slice(consents)).toEqual([
    { given: false, form: "unsubscribeLink", language: "vi-VN", text_version: "1", purpose: "marketingEmail" },
  ]);
});

test("a repeated call succeeds and changes nothing", async () => {
  const token = await tokenFor("budi@example.com");
  await fixture.cancel({ token });
  const [rows, consents] = [await fixture.subscriptions(), await fixture.consents()];
  fixture.clock.advance(60_000);
  expect(await fixture.cancel({ token })).toMatchObject({ success: true });
  expect([await fixture.subscriptions(), await fixture.consents()]).toEqual([rows, consents]);
});

test("a token of a deleted subscription succeeds", async () => {
  const token = issueUnsubscribeToken("00000000-0000-4000-8000-000000000000", fixture.deps.secret);
  expect(await fixture.cancel({ token })).toMatchObject({ success: true });
});

test.each(["", "x", "0".repeat(97), `${"0".repeat(32)}.${"0".repeat(64)}`])(
  "the invalid token %j is refused",
  async (token) => {
    expect(await fixture.cancel({ token })).toMatchObject({ success: false, code: "LINK_INVALID" });
    expect(await subscribedEmails()).toHaveLength(2);
  },
);

test("NL-19 a member unsubscribes their own mailbox, with or without naming it", async () => {
  expect(await fixture.cancel({ email: "Sari@example.com" }, member("U1"))).toMatchObject({ success: true });
  expect(await subscribedEmails()).toEqual(["budi@example.com"]);
  await fixture.subscribe({ email: "sari@example.com" });
  expect(await fixture.cancel({}, member("U1"))).toMatchObject({ success: true });
  expect(await subscribedEmails()).toEqual(["budi@example.com"]);
});

test("another mailbox cannot be unsubscribed, and the reply does not reveal whether it is subscribed", async () => {
  const replies = [
    await fixture.cancel({ email: "budi@example.com" }, member("U1")),
    await fixture.cancel({ email: "unknown@example.com" }, member("U1")),
    await fixture.cancel({ email: "sari@example.com" }, member("U2")),
    await fixture.cancel({ email: "sari@example.com" }, guest),
    await fixture.cancel({ email: "unknown@example.com" }),
    await fixture.cancel({ email: "sari@example.com" }),
    await fixture.cancel({}),
  ];
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ success: false, code: "ACTION_NOT_ALLOWED", data: null });
  expect(await subscribedEmails()).toHaveLength(2);
});

test("ending a subscription takes two statements, a repeated call one", async () => {
  const token = await tokenFor("budi@example.com");
  const counter = countQueries(database);
  await fixture.cancel({ token });
  expect(counter.statements).toHaveLength(2);
  counter.reset();
  await fixture.cancel({ token });
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});
