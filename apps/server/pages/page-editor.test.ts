import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const maya = { headers: await staffSession(database, "maya@editor.test", "marketing") };
const sari = { headers: await staffSession(database, "sari@editor.test", "support") };
const home = `/admin/pages/${encodeURIComponent("/page/home")}`;

test("list, editor and versions of a page that code has published are shown to editors alone", async () => {
  const list = await shop.get("/admin/pages", maya);
  expect([list.status, list.text.includes("/page/home")]).toEqual([200, true]);
  const editor = await shop.get(home, maya);
  expect([editor.status, editor.text.includes("Publish now")]).toEqual([200, true]);
  const versions = await shop.get(`${home}/versions`, maya);
  expect([versions.status, versions.text.includes("Restore as draft")]).toEqual([200, true]);
  expect((await shop.get("/admin/pages", sari)).status).toBe(403);
});

test("the frame of the preview may be framed by the back office, other pages by nothing", async () => {
  const policyOf = async (path: string) => String((await shop.get(path, maya)).headers["content-security-policy"]);
  expect(await policyOf("/admin/pages/preview")).toContain("frame-ancestors 'self'");
  expect(await policyOf(home)).toContain("frame-ancestors 'none'");
  expect(await policyOf(home)).toContain("frame-src 'self'");
});
