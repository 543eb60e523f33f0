import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { emailsPerMailboxPerDay, subscriptionsPerAddressPerHour } from "../../contract/constants.ts";
import { newsletterFixture, ticked } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = newsletterFixture(database);
const thanks = "Thank you! A letter of confirmation is on its way to you.";

beforeEach(async () => {
  await sql`truncate newsletter.subscription, kit.outbox, kit.rate_limit`.execute(database.kysely);
});

test("OP-32 NL-10 EN-09 EN-19 a subscription is stored with its source and its UTM parameters", async () => {
  const utmData = { utm_source: "box", utm_medium: "qr" };
  const reply = await fixture.subscribe(
    { email: " Sari@Example.com ", sourceType: "QR", utmData },
    { locale: "id-ID" },
  );
  expect(reply).toEqual({
    success: true,
    code: "200",
    message: "Terima kasih! Surat konfirmasi sedang menuju kotak masuk Anda.",
    timestamp: "2026-11-15T10:00:00.000Z",
    errorMessage: null,
    errorCode: null,
    data: true,
  });
  expect(await fixture.subscriptions()).toEqual([
    {
      code: expect.any(String),
      tenant_code: "SHOP",
      domain_code: "WEB",
      site_code: "ID",
      email: "sari@example.com",
      subscribed: true,
      subscribed_at: fixture.clock.now(),
      cancelled_at: null,
      updated_at: fixture.clock.now(),
      source_type: "QR",
      utm_data: utmData,
      locale: "id-ID",
      confirmed_at: null,
    },
  ]);
  expect(await fixture.emails()).toBe(1);
});

test("the default source is Web, and an unknown one is refused", async () => {
  await fixture.subscribe({ email: "sari@example.com" });
  expect((await fixture.subscriptions()).map((row) => row.source_type)).toEqual(["Web"]);
  expect(await fixture.subscribe({ email: "budi@example.com", sourceType: "TV" })).toMatchObject({ success: false });
  expect(await fixture.subscriptions()).toHaveLength(1);
});

test("CO-15 NL-11 the consent is recorded with its wording version and its form", async () => {
  const before = (await fixture.consents()).length;
  await fixture.subscribe({ email: "sari@example.com", consent: { ...ticked, form: "newsletterPopup" } });
  expect((await fixture.consents()).slice(before)).toEqual([
    { given: true, form: "newsletterPopup", language: "en-US", text_version: "1", purpose: "marketingEmail" },
  ]);
});

test.each([
  ["not sent", null],
  ["not ticked", { ...ticked, accepted: false }],
])("CO-08 NL-11 a consent box that is %s subscribes no address", async (_what, consent) => {
  const before = (await fixture.consents()).length;
  const reply = await fixture.subscribe({ email: "sari@example.com", consent });
  expect(reply).toMatchObject({
    success: false,
    code: "CONSENT_REQUIRED",
    message: "You are required to agree to our data terms to proceed.",
    data: null,
  });
  expect([await fixture.subscriptions(), await fixture.emails()]).toEqual([[], 0]);
  expect(await fixture.consents()).toHaveLength(before);
});

test("2A-07 the documented call without a consent argument subscribes under the current wording", async () => {
  const before = (await fixture.consents()).length;
  const reply = await fixture.documented({
    email: "docs@example.com",
    sourceType: "QR",
    utmData: { utm_source: "poster" },
  });
  expect(reply).toMatchObject({ success: true, code: "200" });
  expect((await fixture.consents()).slice(before)).toEqual([
    { given: true, form: "newsletterPage", language: "en-US", text_version: "1", purpose: "marketingEmail" },
  ]);
  expect(await fixture.subscriptions()).toMatchObject([{ email: "docs@example.com", source_type: "QR" }]);
});

test("a consent to an unknown wording version is refused", async () => {
  const reply = await fixture.subscribe({ email: "sari@example.com", consent: { ...ticked, textVersion: "77" } });
  expect(reply).toMatchObject({ success: false, code: "INVALID_INPUT" });
  expect(await fixture.subscriptions()).toEqual([]);
});

test.each(["", "sari", "sari@example", "sari+x@example.com", `${"a".repeat(250)}@example.com`])(
  "NL-12 VA-22 %j does not match the pattern, and the reply states it",
  async (email) => {
    const reply = await fixture.subscribe({ email });
    expect(reply).toMatchObject({ success: false, code: "EMAIL_INVALID" });
    expect(reply.message).toMatch(/^please check the form/i);
    expect([await fixture.subscriptions(), await fixture.emails()]).toEqual([[], 0]);
  },
);

test("a plus in the address is accepted where the setting allows it", async () => {
  const open = newsletterFixture(database, { emailRule: { plus: true } });
  expect(await open.subscribe({ email: "sari+x@example.com" })).toMatchObject({ success: true });
});

test("D-22 subscribing again succeeds without a second row, and the first source stays", async () => {
  await fixture.subscribe({ email: "sari@example.com", sourceType: "QR", utmData: { utm_source: "box" } });
  const [first] = await fixture.subscriptions();
  fixture.clock.advance(60_000);
  const again = await fixture.subscribe({ email: "SARI@example.com", utmData: { utm_source: "mail" } });
  expect(again).toMatchObject({ success: true, message: thanks });
  expect(await fixture.subscriptions()).toEqual([first]);
});

test("twenty parallel calls for one mailbox create one row", async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fixture.subscribe({ email: "sari@example.com", sourceType: "Web" })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(20);
  expect(await fixture.subscriptions()).toHaveLength(1);
});

test("an ended subscription is renewed in the same row", async () => {
  await fixture.subscribe({ email: "sari@example.com", sourceType: "QR" });
  const member = { caller: { kind: "member", sessionId: "s", userCode: "U1" } } as const;
  await fixture.cancel({}, member);
  fixture.clock.advance(60_000);
  await fixture.subscribe({ email: "sari@example.com" });
  expect(await fixture.subscriptions()).toMatchObject([
    { subscribed: true, cancelled_at: null, source_type: "Web", subscribed_at: fixture.clock.now() },
  ]);
});

test("a known and a new mailbox get the same reply after the same statements", async () => {
  await fixture.subscribe({ email: "known@example.com" });
  const counter = countQueries(database);
  const known = await fixture.subscribe({ email: "known@example.com" });
  const forKnown = [...counter.statements];
  counter.reset();
  const fresh = await fixture.subscribe({ email: "fresh@example.com" });
  counter.stop();
  expect(known).toEqual(fresh);
  expect(forKnown).toEqual(counter.statements);
  // Two rate limits, the subscription, the consent, and the e-mail with its job.
  expect(forKnown).toHaveLength(5);
});

test("a mailbox gets at most one e-mail a day, and the reply stays the same", async () => {
  const replies = await Promise.all(
    Array.from({ length: emailsPerMailboxPerDay + 5 }, () => fixture.subscribe({ email: "sari@example.com" })),
  );
  expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([thanks]));
  expect(await fixture.emails()).toBe(emailsPerMailboxPerDay);
});

test("the limit per IP address holds for parallel calls", async () => {
  await sql`insert into kit.rate_limit (key, count, expires_at)
    values (${`newsletter-from:${keyedHash(fixture.deps.secret, "rate-limit.203.0.113.7")}`}, ${subscriptionsPerAddressPerHour - 2}, now() + interval '1 hour')`.execute(
    database.kysely,
  );
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      fixture.subscribe({ email: `reader${index}@example.com` }, { address: "203.0.113.7" }),
    ),
  );
  expect(replies.map(({ code }) => code).sort()).toEqual(["200", "200", ...Array(4).fill("RATE_LIMITED")]);
  expect(await fixture.subscriptions()).toHaveLength(2);
  expect(await fixture.subscribe({ email: "other@example.com" }, { address: "203.0.113.8" })).toMatchObject({
    success: true,
  });
});

test("when the e-mail cannot be queued, neither subscription nor consent is stored", async () => {
  const before = (await fixture.consents()).length;
  const broken = newsletterFixture(database, {
    sealer: {
      seal: () => {
        throw new Error("no key");
      },
      open: () => "",
    },
  });
  const { errors } = await broken.ask(
    `mutation createSubscribeNotificationSS($consent: SubscribeConsentInput) {
      createSubscribeNotificationSS(email: "sari@example.com", consent: $consent) { success } }`,
    { consent: ticked },
  );
  expect(errors).toHaveLength(1);
  expect(await fixture.subscriptions()).toEqual([]);
  expect(await fixture.consents()).toHaveLength(before);
});

test("no table contains the IP address, and rate limits do not contain the mailbox", async () => {
  await fixture.subscribe({ email: "sari@example.com" }, { address: "203.0.113.99" });
  const { rows } = await sql<{ text: string }>`
    select row_to_json(entry)::text as text from consent.entry
    union all select row_to_json(subscription)::text from newsletter.subscription
    union all select payload::text from kit.outbox`.execute(database.kysely);
  expect(rows.filter(({ text }) => text.includes("203.0.113.99"))).toEqual([]);
  const counters = await sql<{ key: string }>`select key from kit.rate_limit`.execute(database.kysely);
  expect(counters.rows.filter(({ key }) => key.includes("sari") || key.includes("203.0.113.99"))).toEqual([]);
});
