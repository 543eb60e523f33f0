import { expect, test } from "vitest";
import { issueStaffToken } from "#modules/identity/server/index.ts";
import { developmentSecret } from "../config/settings.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { draftPage, shown, writePage } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
const tokenOf = (secret: string, expiresAt = inAnHour) =>
  issueStaffToken({ name: "Rani", role: "editor", expiresAt }, secret);
const staff = { headers: { cookie: `staffToken=${tokenOf(developmentSecret)}` } };

test("LP-03 staff see the newest draft, marked as a preview, which is not cached", async () => {
  await writePage(database, "/page/news", "published");
  await draftPage(database, "/page/news", "draft");
  const preview = await shop.get("/page/news?preview=true", staff);
  expect([preview.status, shown(preview)]).toEqual([200, "draft en-US pc"]);
  expect(preview.text).toContain("Preview: not everybody sees this page yet");
  expect(preview.headers["cache-control"]).toBe("no-store");
  expect(preview.headers["x-robots-tag"]).toBe("noindex");
  expect(preview.headers["content-security-policy"]).toContain("script-src 'self'");

  // It was neither served from the cache nor stored there.
  const page = await shop.get("/page/news");
  expect(shown(page)).toBe("published en-US pc");
  await draftPage(database, "/page/news", "second draft");
  expect(shown(await shop.get("/page/news?preview=true", staff))).toBe("second draft en-US pc");
  expect((await shop.get("/page/news")).body.equals(page.body)).toBe(true);
});

test("LP-03 the preview ribbon is in the visitor's language", async () => {
  await draftPage(database, "/page/spoken", "draft");
  for (const [locale, words] of [
    ["id-ID", "Pratinjau: halaman ini belum dilihat semua orang"],
    ["vi-VN", "Bản xem trước: chưa phải ai cũng thấy trang này"],
    ["zh-CN", "预览：此页面尚未对所有人公开"],
  ]) {
    const cookie = `${staff.headers.cookie}; gt-local=${locale}`;
    const { text } = await shop.get("/page/spoken?preview=true", { headers: { cookie } });
    expect(text).toContain(words);
  }
});

test.each([
  ["no token", ""],
  ["a forged token", `staffToken=${tokenOf("some other secret of 32 characters or more")}`],
  ["a token that has run out", `staffToken=${tokenOf(developmentSecret, new Date(0))}`],
])("LP-03 with %s the parameter is ignored: the same kept page, byte for byte", async (_title, cookie) => {
  await writePage(database, "/page/same", "published");
  await draftPage(database, "/page/same", "draft");
  const page = await shop.get("/page/same");
  const asked = await shop.get("/page/same?preview=true", { headers: { cookie } });
  expect(asked.body.equals(page.body)).toBe(true);
  expect({ ...asked.headers, date: null }).toEqual({ ...page.headers, date: null });
});

test("a page that exists only as a draft is missing for everyone but staff", async () => {
  await draftPage(database, "/page/soon", "draft");
  expect((await shop.get("/page/soon?preview=true")).status).toBe(404);
  expect((await shop.get("/page/soon", staff)).status).toBe(404);
  expect((await shop.get("/page/soon?preview=true", staff)).status).toBe(200);
});

test("the token is entered at /staff, and no log contains it", async () => {
  const token = tokenOf(developmentSecret);
  const entered = await shop.get("/staff", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `token=${token}`,
  });
  expect([entered.status, entered.headers["set-cookie"]]).toEqual([303, [expect.stringContaining(token)]]);
  expect(shop.logged()).toContain("/staff");
  expect(shop.logged()).not.toContain(token);
});
