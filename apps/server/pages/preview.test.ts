import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { draftPage, shown, writePage } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

const staff = { headers: await staffSession(database, "maya@preview.test", "marketing") };
const support = await staffSession(database, "sari@preview.test", "support");

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
  for (const [locale, expected] of [
    ["id-ID", "Pratinjau: halaman ini belum dilihat semua orang"],
    ["vi-VN", "Bản xem trước: chưa phải ai cũng thấy trang này"],
    ["zh-CN", "预览：此页面尚未对所有人公开"],
  ]) {
    const cookie = `${staff.headers.cookie}; gt-local=${locale}`;
    const { text } = await shop.get("/page/spoken?preview=true", { headers: { cookie } });
    expect(text).toContain(expected);
  }
});

test.each([
  ["no session", ""],
  ["an unknown session", "admin=unknown"],
  ["a session without the permission", support.cookie],
])("LP-03 with %s the parameter is ignored: the same cached page, byte for byte", async (_title, cookie) => {
  await writePage(database, "/page/same", "published");
  await draftPage(database, "/page/same", "draft");
  const page = await shop.get("/page/same");
  const result = await shop.get("/page/same?preview=true", { headers: { cookie } });
  expect(result.body.equals(page.body)).toBe(true);
  expect({ ...result.headers, date: null }).toEqual({ ...page.headers, date: null });
});

test("a page that exists only as a draft is missing for everyone but staff", async () => {
  await draftPage(database, "/page/soon", "draft");
  expect((await shop.get("/page/soon?preview=true")).status).toBe(404);
  expect((await shop.get("/page/soon", staff)).status).toBe(404);
  expect((await shop.get("/page/soon?preview=true", staff)).status).toBe(200);
});
