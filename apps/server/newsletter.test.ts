import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loopbackMailServer } from "#adapters/messaging/testing/loopback-mail-server.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { subscriptionsPerAddressPerHour } from "#modules/newsletter/contract/constants.ts";
import { developmentSecret } from "./config/settings.ts";
import { shopDatabase } from "./testing/shop-database.ts";
import { startTestShop, type TestShop } from "./testing/start-test-shop.ts";

const patient = { timeout: 120_000, interval: 100 };
const slow = { timeout: 120_000 };
const publicUrl = "https://shop.example";

const subscribeDocument = `mutation createSubscribeNotificationSS($consent: SubscribeConsentInput) {
  createSubscribeNotificationSS(email: "sari@example.com", consent: $consent) { success } }`;
const consent = { accepted: true, textVersion: "1", form: "newsletterFooter" };

const formOf = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields).toString();
  return {
    method: "POST",
    body,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
      ...headers,
    },
  };
};

const { database, url } = await shopDatabase();
const env = { SHOP_PUBLIC_URL: publicUrl, SHOP_TRUST_PROXY: "1" };

const rows = async () =>
  (
    await sql<{ email: string; subscribed: boolean; source_type: string }>`
      select email, subscribed, source_type from newsletter.subscription order by email`.execute(database.kysely)
  ).rows;

let web: TestShop;
beforeAll(async () => {
  web = await startTestShop({ databaseUrl: url, env });
});
beforeEach(() => sql`truncate newsletter.subscription`.execute(database.kysely));

test(
  "2B-12 OP-32 NL-19 a confirmation e-mail arrives in the subscriber's language, and a mail program unsubscribes with one click",
  slow,
  async () => {
    const mail = await loopbackMailServer();
    const smtp = { SHOP_ROLE: "all", SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    const shop = await startTestShop({ databaseUrl: url, env: { ...env, ...smtp } });
    const headers = { "accept-language": "id-ID" };
    await shop.post({ query: subscribeDocument, variables: { consent }, headers });
    await expect.poll(() => mail.arrived.length, patient).toBe(1);
    const [email] = mail.arrived;
    expect(email?.receivers).toEqual(["sari@example.com"]);
    expect(email?.subject).toBe("Mohon konfirmasi: kabar dari Fixture shop");
    expect(email?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, link = ""] = /^<(.+)>$/.exec(email?.headers.get("list-unsubscribe") ?? "") ?? [];
    expect(link).toMatch(/^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[0-9a-f]{32}\.[0-9a-f]{64}$/);
    expect(email?.text).toContain(`Berhenti berlangganan: ${link}`);
    expect(email?.html).toContain(`<a href="${link}"`);

    // 2B-12: opening the confirmation link, as mail scanners do, confirms nothing; its button does.
    const [, asks = ""] =
      /(https:\/\/shop\.example\/newsletter\/confirm\?token=[0-9a-f]{32}\.[0-9a-f]{64})/.exec(email?.text ?? "") ?? [];
    const confirmed = async () =>
      (
        await sql<{ is: boolean }>`select confirmed_at is not null as is from newsletter.subscription`.execute(
          database.kysely,
        )
      ).rows[0]?.is;
    const asking = await shop.get(asks.slice(publicUrl.length), { headers });
    expect([asking.status, await confirmed()]).toEqual([200, false]);
    expect(asking.text).toContain("Ya, kirimi saya kabar");
    const token = asks.split("token=")[1] ?? "";
    const done = await shop.get("/newsletter/confirm", formOf({ token }, { origin: publicUrl }));
    expect([done.status, done.headers.location, await confirmed()]).toEqual([303, "/newsletter/confirm?done", true]);
    expect((await shop.get("/newsletter/confirm", formOf({ token: "x" }, { origin: publicUrl }))).status).toBe(400);

    // Opening the link, as mail scanners do, unsubscribes nothing.
    const path = link.slice(publicUrl.length);
    const page = await shop.get(path, { headers });
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.text).toContain("Berhenti menerima surat?");
    expect(await rows()).toEqual([{ email: "sari@example.com", subscribed: true, source_type: "Web" }]);

    const response = await shop.get(path, formOf({ "List-Unsubscribe": "One-Click" }));
    expect(response.status).toBe(200);
    expect(await rows()).toEqual([{ email: "sari@example.com", subscribed: false, source_type: "Web" }]);
    expect(shop.logged()).not.toContain(link.split("token=")[1]);
    expect(shop.logged()).not.toContain("sari@example.com");
  },
);

test("NL-08 NL-11 NL-12 without script the form is posted and answered by a page", slow, async () => {
  const fields = { email: "budi@example.com", place: "newsletterPage", source: "QR", consent: "1" };
  const home = { origin: publicUrl };

  const wrong = await web.get("/newsletter/subscribe", formOf({ ...fields, email: "budi@", consent: "" }, home));
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('value="budi@"');
  expect(wrong.text).toContain("Please check the form");
  expect(wrong.text).toContain("You are required to agree to our data terms to proceed.");
  expect(await rows()).toEqual([]);

  const right = await web.get("/newsletter/subscribe", formOf(fields, home));
  expect([right.status, right.headers.location]).toEqual([303, "/newsletter/subscribe?done"]);
  expect(await rows()).toEqual([{ email: "budi@example.com", subscribed: true, source_type: "QR" }]);
  const thanks = await web.get("/newsletter/subscribe?done");
  expect(thanks.text).toContain("A letter of confirmation is on its way to you.");
  expect(thanks.text).toContain('content="noindex');
});

test("another site's form, or one without a length, is refused and subscribes no address", slow, async () => {
  const fields = { email: "budi@example.com", consent: "1" };
  const elsewhere = await web.get("/newsletter/subscribe", formOf(fields, { origin: "https://thief.example" }));
  expect(elsewhere.status).toBe(403);
  const endless = await web.get("/newsletter/subscribe", formOf({ ...fields, more: "x".repeat(20_000) }));
  expect(endless.status).toBe(413);
  const forged = await web.get("/newsletter/unsubscribe?token=forged", formOf({ "List-Unsubscribe": "One-Click" }));
  expect(forged.status).toBe(400);
  expect(await rows()).toEqual([]);
});

test("behind a proxy the subscriber's network address is counted, not the proxy's", slow, async () => {
  await sql`insert into kit.rate_limit (key, count, expires_at)
    values (${`newsletter-from:${keyedHash(developmentSecret, "rate-limit.203.0.113.7")}`}, ${subscriptionsPerAddressPerHour - 1}, now() + interval '1 hour')`.execute(
    database.kysely,
  );
  const from = (address: string, email: string) =>
    web.get("/newsletter/subscribe", formOf({ email, consent: "1" }, { "x-forwarded-for": address }));
  expect((await from("203.0.113.7", "last@example.com")).status).toBe(303);
  const refused = await from("203.0.113.7", "late@example.com");
  expect([refused.status, refused.text.includes("Too many subscriptions")]).toEqual([400, true]);
  expect((await from("203.0.113.8", "other@example.com")).status).toBe(303);
  expect((await rows()).map(({ email }) => email)).toEqual(["last@example.com", "other@example.com"]);
});
