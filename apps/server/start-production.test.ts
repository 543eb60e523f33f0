import { describe, expect, test } from "vitest";
import { guestInitDocument as guestInit } from "#apps/storefront/app/session/session.graphql.gen.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { startTestShop } from "./testing/start-test-shop.ts";
import { writePage } from "./testing/test-pages.ts";

const { url, database } = await testDatabase();
await writePage(database, "/page/terms", "Terms");

const production = {
  SHOP_STAGE: "production",
  SHOP_ROLE: "all",
  SHOP_SIMULATORS: "",
  SHOP_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  WHATSAPP_API_URL: "http://127.0.0.1:1",
  WHATSAPP_TOKEN: "wa-token",
  WHATSAPP_PHONE_ID: "1234567890",
  SMS_API_URL: "http://127.0.0.1:1",
  SMS_API_TOKEN: "sms-token",
};
const shop = await startTestShop({ databaseUrl: url, env: production });

describe("in production", () => {
  test.each([
    "/dev",
    "/dev/inbox",
    "/dev/inbox.json",
    "/dev/graphiql",
    "/dev/graphiql/club",
    "/dev/ui",
    "/dev/ui.data",
  ])("there is no %s", async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });

  test("the database is not filled with a demo shop, and a page without navigation has neither header nor footer", async () => {
    expect((await shop.get("/page/privacy-policy")).status).toBe(404);
    const { status, text } = await shop.get("/page/terms");
    expect(status).toBe(200);
    expect(text).toContain("<p>text Terms en-US pc</p>");
    expect(text).not.toContain("<header");
    expect(text).not.toContain("<footer");
  });

  test("the session cookie is Secure and pinned to the host, and HSTS is sent", async () => {
    const { cookies, headers } = await shop.post({ query: guestInit.text });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/),
    ]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
    const page = await shop.get("/page/terms?lang=id-ID");
    expect(page.headers["set-cookie"]).toEqual([
      "__Host-gt-local=id-ID; Path=/; SameSite=Lax; Max-Age=31536000; Secure",
    ]);
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
  });

  test("ASVS 3.3.1 3.3.3 a guest's mailbox is pinned to the host too", async () => {
    const { headers } = await shop.get("/checkout/00000000-0000-4000-8000-000000000000?email=ani%40mail.example");
    const set = headers["set-cookie"] ?? [];
    expect(set).toContainEqual(expect.stringMatching(/^__Host-checkout-email=/));
    for (const cookie of set) expect(cookie).toMatch(/^__Host-[\w-]+=[^;]*; Path=\/; .*; Secure$/);
  });

  test("2B-06 only trusted documents are executed", async () => {
    for (const query of [
      "query q { __typename }",
      "mutation guestInit { guestInit { success } }",
      "query q { __schema { types { name } } }",
    ]) {
      const { status, body } = await shop.post({ query });
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, "DOCUMENT_NOT_TRUSTED"]);
    }
    const { body } = await shop.post({ query: guestInit.text });
    expect(body.data).toMatchObject({ guestInit: { success: true } });
  });

  test("the schema is not revealed to the shop's partners either, not even by suggestions", async () => {
    const open = await startTestShop({ databaseUrl: url, env: { ...production, TRUSTED_DOCUMENTS: "off" } });
    for (const query of ["query q { __schema { types { name } } }", 'query q { __type(name: "Query") { name } }']) {
      const { data, errors = [] } = (await open.post({ query })).body;
      expect(data).toBeUndefined();
      expect(new Set(errors.map(({ extensions }) => extensions.statusCode))).toEqual(new Set([400]));
    }
    const { body } = await open.post({ query: "query q { homeInitt { siteInfo { name } } }" });
    expect(body.errors?.[0]?.message).toBe('Cannot query field "homeInitt" on type "Query".');
  });

  test("links in pages use the public address and ignore the Host header", async () => {
    const { text } = await shop.get("/page/terms", { headers: { host: "evil.example" } });
    expect(text).toContain("https://shop.example/page/terms");
    expect(text).not.toContain("evil.example");
  });
});
