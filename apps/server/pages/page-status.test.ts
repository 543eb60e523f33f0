import { describe, expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { shown, writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

describe("RT-41 every address is a real path that the server renders", () => {
  const cases: readonly [string, string][] = [
    ["/", '<html lang="en-US"'],
    ["/contact-us", "Contact us</h1>"],
    ["/page/privacy-policy", "Privacy policy"],
  ];
  test.each(cases)("%s", async (path, expected) => {
    const { status, headers, text } = await shop.get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toMatch(/^<!DOCTYPE html>/);
    expect(text).toContain(expected);
    expect(text).not.toContain("#!/");
  });
});

test.each(["", "?email=ani%40mail.example"])(
  "1A-16 a checkout%s requested without a session redirects to the login, and from there back",
  async (query) => {
    const path = `/checkout/00000000-0000-4000-8000-000000000000${query}`;
    const first = await shop.get(path);
    // A mailbox is moved into a cookie first (2B-11).
    const clean = path.split("?")[0] ?? "";
    const { status, headers } = query === "" ? first : await shop.get(clean);
    if (query !== "") expect([first.status, first.headers.location]).toEqual([302, clean]);
    expect([status, headers.location]).toEqual([302, `/login?redirectUrl=${encodeURIComponent(clean)}`]);
    expect(headers["cache-control"]).toContain("no-store");
  },
);

test("2B-11 a guest's mailbox in the address of a checkout moves into a cookie and out of the address", async () => {
  const path = "/checkout/00000000-0000-4000-8000-000000000000";
  const { status, headers } = await shop.get(`${path}?a=1&email=ani%40mail.example`);
  expect([status, headers.location]).toEqual([302, `${path}?a=1`]);
  const cookie = (headers["set-cookie"] ?? []).find((one) => one.startsWith("checkout-email="));
  expect(cookie).toBe("checkout-email=ani%40mail.example; Path=/; HttpOnly; SameSite=Lax; Max-Age=1800");
});

test.each(["/admin", "/admin/orders", "/admin/returns/RT2222222222", "/admin/nowhere"])(
  "1A-12 %s without a sign-in redirects to the sign-in and back, never to an empty response",
  async (path) => {
    const { status, headers } = await shop.get(path);
    expect([status, headers.location]).toEqual([302, `/admin/sign-in?${new URLSearchParams({ next: path })}`]);
  },
);

describe("RT-45 an address without a page", () => {
  test.each([
    "/nowhere",
    "/page/nowhere",
    "/contact-us/more",
    "/nowhere.html",
    "/%F0%9F%A7%B1",
    "/a//b",
    "/.env",
    "/../etc/passwd",
  ])("%s answers 404 'This page could not be found'", async (path) => {
    const { status, headers, text } = await shop.get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toContain("This page could not be found");
  });

  test("is not cached: the page is served as soon as it is created", async () => {
    expect((await shop.get("/page/later")).status).toBe(404);
    await writeSilently(database, "/page/later");
    expect(shown(await shop.get("/page/later"))).toBe("first en-US pc");
  });

  test("is answered in the visitor's language", async () => {
    const { status, text } = await shop.get("/nowhere", { headers: { cookie: "gt-local=id-ID" } });
    expect(status).toBe(404);
    expect(text).toContain('<html lang="id-ID"');
    expect(text).not.toContain("This page could not be found");
  });
});

describe("RT-44 an address that cannot be answered sets an error page with its status", () => {
  test("an undecodable path is a client error", async () => {
    const { status, text } = await shop.get("/%E0%A4%A");
    expect([400, 404]).toContain(status);
    expect(text).not.toContain("    at ");
  });

  test.each(["application/x-www-form-urlencoded", "text/plain", "application/json", "multipart/form-data; boundary=x"])(
    "a form of type %s sent to a page that takes none answers 405, and reveals no internals",
    async (type) => {
      const response = await shop.get("/store", { method: "POST", headers: { "content-type": type }, body: "{}" });
      expect(response.status).toBe(405);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.text).not.toContain("    at ");
    },
  );
});

test.each([
  ["/_.data", "home"],
  ["/contact-us.data", "root"],
  ["/contact-us/_.data", "root"],
])("the data of a page, requested at %s, is that of the page", async (path, route) => {
  const { status, headers, text } = await shop.get(path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/x-script");
  expect(text).toContain(`"${route}"`);
  expect(text).not.toContain("LandingPage-all");
});

test("every page has the content security policy and no Server header", async () => {
  for (const path of ["/", "/nowhere"]) {
    const { headers } = await shop.get(path);
    expect(headers["content-security-policy"]).toContain("script-src");
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline' ");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});
