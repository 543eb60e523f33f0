import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { issueConfirmToken, issueUnsubscribeToken } from "../link-tokens.ts";
import { newsletterFixture } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = newsletterFixture(database);
const email = "sari@example.com";
const member = { caller: { kind: "member", sessionId: "s", userCode: "U1" } } as const;

beforeEach(async () => {
  await sql`truncate newsletter.subscription, newsletter.preference, kit.outbox, kit.rate_limit`.execute(
    database.kysely,
  );
});

const row = async () => (await fixture.subscriptions())[0];
const confirm = async (token: string): Promise<string> => {
  const text = `mutation confirmSubscribeNotification($input: ConfirmSubscribeInput!) {
    confirmSubscribeNotification(input: $input) { success errorCode } }`;
  const { data } = await fixture.ask(text, { input: { token } });
  return data.confirmSubscribeNotification.errorCode ?? "DONE";
};
const tokenOf = async () => issueConfirmToken((await row())?.code ?? "", fixture.deps.secret);
const resetRateLimits = () => sql`delete from kit.rate_limit`.execute(database.kysely);

test("2B-12 an unconfirmed mailbox gets one confirmation e-mail, for any number of entries", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => fixture.subscribe({ email })));
  expect(new Set(replies.map(({ success, message }) => `${success} ${message}`)).size).toBe(1);
  expect(await fixture.emails()).toBe(1);
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: null });
});

test("2B-12 the link confirms idempotently; afterwards entering the address sends no e-mail", async () => {
  await fixture.subscribe({ email });
  fixture.clock.advance(60_000);
  const confirmedAt = fixture.clock.now();
  expect(await confirm(await tokenOf())).toBe("DONE");
  fixture.clock.advance(60_000);
  expect(await confirm(await tokenOf())).toBe("DONE");
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: confirmedAt });
  await resetRateLimits();
  const again = await fixture.subscribe({ email });
  expect(again.success).toBe(true);
  expect(await fixture.emails()).toBe(1);
  expect(await row()).toMatchObject({ confirmed_at: confirmedAt });
});

test("2B-12 an unsubscribe token, a forged token and a token of an ended subscription are refused", async () => {
  await fixture.subscribe({ email });
  const code = (await row())?.code ?? "";
  const invalidTokens = [
    issueUnsubscribeToken(code, fixture.deps.secret),
    issueConfirmToken(code, "another secret"),
    "",
    "x".repeat(900),
  ];
  for (const token of invalidTokens) expect(await confirm(token)).toBe("LINK_INVALID");
  const token = await tokenOf();
  await fixture.cancel({ token: issueUnsubscribeToken(code, fixture.deps.secret) });
  expect(await confirm(token)).toBe("LINK_INVALID");
  expect(await row()).toMatchObject({ subscribed: false, confirmed_at: null });
});

test("2B-12 an unsubscribed mailbox has to confirm again when its address is entered", async () => {
  await fixture.subscribe({ email });
  await confirm(await tokenOf());
  await fixture.cancel({}, member);
  await resetRateLimits();
  await fixture.subscribe({ email });
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: null });
  expect(await fixture.emails()).toBe(2);
});

test("2B-12 a subscription by a member in their account is confirmed at once, without an e-mail", async () => {
  await fixture.subscribe({ email });
  expect(await row()).toMatchObject({ confirmed_at: null });
  const text = `mutation synSSUserInfo { synSSUserInfo(userCode: "U1", emailSubscribe: "0", whatsappSubscribe: "1", newsSubscribe: "1") { success } }`;
  await fixture.ask(text, {}, member);
  await fixture.ask(text.replace('newsSubscribe: "1"', 'newsSubscribe: "0"'), {}, member);
  expect((await row())?.confirmed_at).not.toBeNull();
  expect(await fixture.emails()).toBe(1);
});

test("2B-12 new, unconfirmed and confirmed mailboxes get the same reply after the same statements", async () => {
  await fixture.subscribe({ email });
  await confirm(await tokenOf());
  await fixture.subscribe({ email: "waiting@example.com" });
  const counter = countQueries(database);
  const seen: string[][] = [];
  const replies: unknown[] = [];
  for (const requested of [email, "waiting@example.com", "fresh@example.com"]) {
    counter.reset();
    replies.push(await fixture.subscribe({ email: requested }));
    seen.push([...counter.statements]);
  }
  counter.stop();
  expect(replies[0]).toEqual(replies[2]);
  expect(replies[1]).toEqual(replies[2]);
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
});
