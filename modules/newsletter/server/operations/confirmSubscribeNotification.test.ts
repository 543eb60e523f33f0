import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { newsletterBench } from "../testing/newsletter-bench.ts";
import { issueConfirmToken, issueUnsubscribeToken } from "../unsubscribe-token.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const bench = newsletterBench(database);
const email = "sari@example.com";
const member = { caller: { kind: "member", sessionId: "s", userCode: "U1" } } as const;

beforeEach(async () => {
  await sql`truncate newsletter.subscription, newsletter.preference, kit.outbox, kit.rate_limit`.execute(
    database.kysely,
  );
});

const row = async () => (await bench.subscriptions())[0];
const confirm = async (token: string): Promise<string> => {
  const text = `mutation confirmSubscribeNotification($input: ConfirmSubscribeInput!) {
    confirmSubscribeNotification(input: $input) { success errorCode } }`;
  const { data } = await bench.ask(text, { input: { token } });
  return data.confirmSubscribeNotification.errorCode ?? "DONE";
};
const tokenOf = async () => issueConfirmToken((await row())?.code ?? "", bench.deps.secret);
const aDayLater = () => sql`delete from kit.rate_limit`.execute(database.kysely);

test("2B-12 a mailbox that nobody has proved gets one letter that asks, however often and by whomever it is entered", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => bench.subscribe({ email })));
  expect(new Set(replies.map(({ success, message }) => `${success} ${message}`)).size).toBe(1);
  expect(await bench.letters()).toBe(1);
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: null });
});

test("2B-12 its reader confirms by the link, twice as well as once; then entering it again sends nothing, ever", async () => {
  await bench.subscribe({ email });
  bench.clock.advance(60_000);
  const confirmedAt = bench.clock.now();
  expect(await confirm(await tokenOf())).toBe("DONE");
  bench.clock.advance(60_000);
  expect(await confirm(await tokenOf())).toBe("DONE");
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: confirmedAt });
  await aDayLater();
  const again = await bench.subscribe({ email });
  expect(again.success).toBe(true);
  expect(await bench.letters()).toBe(1);
  expect(await row()).toMatchObject({ confirmed_at: confirmedAt });
});

test("2B-12 nothing else confirms: not the link that ends it, not a guess, not one of a subscription that is over", async () => {
  await bench.subscribe({ email });
  const code = (await row())?.code ?? "";
  const strangers = [
    issueUnsubscribeToken(code, bench.deps.secret),
    issueConfirmToken(code, "another secret"),
    "",
    "x".repeat(900),
  ];
  for (const token of strangers) expect(await confirm(token)).toBe("LINK_INVALID");
  const token = await tokenOf();
  await bench.cancel({ token: issueUnsubscribeToken(code, bench.deps.secret) });
  expect(await confirm(token)).toBe("LINK_INVALID");
  expect(await row()).toMatchObject({ subscribed: false, confirmed_at: null });
});

test("2B-12 who had confirmed and left is asked again when somebody enters the address", async () => {
  await bench.subscribe({ email });
  await confirm(await tokenOf());
  await bench.cancel({}, member);
  await aDayLater();
  await bench.subscribe({ email });
  expect(await row()).toMatchObject({ subscribed: true, confirmed_at: null });
  expect(await bench.letters()).toBe(2);
});

test("2B-12 a member who ticks it in their account has proved the mailbox already: confirmed at once, and no letter", async () => {
  await bench.subscribe({ email });
  expect(await row()).toMatchObject({ confirmed_at: null });
  const text = `mutation synSSUserInfo { synSSUserInfo(userCode: "U1", emailSubscribe: "0", whatsappSubscribe: "1", newsSubscribe: "1") { success } }`;
  await bench.ask(text, {}, member);
  await bench.ask(text.replace('newsSubscribe: "1"', 'newsSubscribe: "0"'), {}, member);
  expect((await row())?.confirmed_at).not.toBeNull();
  expect(await bench.letters()).toBe(1);
});

test("2B-12 new, waiting and confirmed mailboxes are answered alike after the same statements", async () => {
  await bench.subscribe({ email });
  await confirm(await tokenOf());
  await bench.subscribe({ email: "waiting@example.com" });
  const counter = countQueries(database);
  const seen: string[][] = [];
  const replies: unknown[] = [];
  for (const asked of [email, "waiting@example.com", "fresh@example.com"]) {
    counter.reset();
    replies.push(await bench.subscribe({ email: asked }));
    seen.push([...counter.statements]);
  }
  counter.stop();
  expect(replies[0]).toEqual(replies[2]);
  expect(replies[1]).toEqual(replies[2]);
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
});
