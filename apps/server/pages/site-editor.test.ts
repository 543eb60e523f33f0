import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shops = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const maya = { headers: await staffSession(database, "maya@site.test", "marketing") };
const sari = { headers: await staffSession(database, "sari@site.test", "support") };
const patient = { timeout: 120_000 };

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

async function mutate(name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
  const { body } = await shops[0].postToAdmin<Record<string, object>>({ query, variables: { input }, ...maya });
  expect(body.data?.[name]).toEqual({ success: true, errorCode: null });
}

const save = (part: string, version: number, fields: object) =>
  mutate("adminSaveRecord", {
    ...{ type: "site", id: part, version, create: false },
    changes: Object.entries(fields).map(([path, value]) => ({ path, value })),
  });

const texts = async (path: string, options = {}) =>
  Promise.all(shops.map(async (shop) => (await shop.get(path, options)).text));
const having = async (path: string, words: string) => (await texts(path)).map((text) => text.includes(words));

test("what is published stands on every cached page of every node, a draft only in the preview of staff", async () => {
  const paths = ["/", "/contact-us"];
  for (const path of paths) expect(await having(path, "Open on Sundays")).toEqual([false, false]);
  await save("announcement", 0, { text: inAll("Open on Sundays"), url: "/store" });
  await save("contact", 0, { phone: "+62 21 500 600" });
  const preview = await shops[1].get("/?preview=true&lang=vi-VN&device=h5", maya);
  expect(preview.text).toContain("Open on Sundays vi-VN");
  expect(preview.text).toContain('data-device="h5"');
  // A preview in another language leaves staff their own, and the back office may show it in a frame.
  expect(preview.headers["set-cookie"]).toBeUndefined();
  expect(preview.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  const refused = await shops[1].get("/?preview=true", sari);
  expect(refused.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(refused.text).not.toContain("Open on Sundays");
  for (const path of paths) expect(await having(path, "Open on Sundays")).toEqual([false, false]);

  await mutate("adminPublishSite", { part: "announcement", version: 1 });
  for (const path of paths)
    await expect.poll(() => having(path, "Open on Sundays en-US"), patient).toEqual([true, true]);
  expect(await having("/contact-us", "tel:+6221500600")).toEqual([false, false]);
  await mutate("adminPublishSite", { part: "contact", version: 1 });
  await expect.poll(() => having("/contact-us", "tel:+6221500600"), patient).toEqual([true, true]);
  expect(await having("/contact-us", "Open on Sundays en-US")).toEqual([true, true]);
});

test("every part has an editor for those who edit content, and other names have none", async () => {
  for (const path of ["/admin/site", "/admin/site/contact", "/admin/site/header", "/admin/site/footer"]) {
    const { status, text } = await shops[0].get(path, maya);
    expect([path, status, text.includes("Publish now")]).toEqual([path, 200, true]);
  }
  expect((await shops[0].get("/admin/site/sidebar", maya)).status).toBe(404);
  expect((await shops[0].get("/admin/site", sari)).status).toBe(403);
});
