import { forgetPages } from "../support/forget-pages.ts";
import { expect, test } from "../support/own-shop-test.ts";
import { visit } from "../support/visit.ts";

test.describe.configure({ mode: "default" });
test.use({ locale: "en-US" });

const tables = ["site", "navigation", "page"] as const;

test.beforeAll(async ({ shop }) => {
  await shop.sql("create schema saved");
  for (const table of tables) await shop.sql(`create table saved.${table} as table content.${table}`);
});

test.afterEach(async ({ shop }) => {
  for (const table of tables) {
    await shop.sql(`truncate content.${table}`);
    await shop.sql(`insert into content.${table} select * from saved.${table}`);
  }
  await forgetPages(shop);
});

const standsAlone = { tag: "@desktop" };

test(
  "SH-25 when navigation cannot be loaded, header and footer are hidden and the page is shown",
  standsAlone,
  async ({ page, shop }) => {
    await visit(page, "/contact-us");
    await expect(page.getByRole("banner")).toBeVisible();
    await shop.sql("delete from content.site");
    await forgetPages(shop);
    await expect(async () => {
      await page.goto("/contact-us");
      await expect(page.getByRole("banner")).toHaveCount(0, { timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  },
);

test("SH-21 header and footer are hidden when the navigation lists are empty", standsAlone, async ({ page, shop }) => {
  await shop.sql("delete from content.navigation");
  await forgetPages(shop);
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("banner")).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build it. Chase it. Live it.");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test(
  "SH-22 a shop without a home page answers 404 there, without header and footer",
  standsAlone,
  async ({ page, shop, complaints }) => {
    complaints.allow(/404 \(Not Found\) http:\/\/[^/]+\/$/);
    await shop.sql("delete from content.page where path = '/page/home'");
    await forgetPages(shop);
    await expect(async () => {
      const response = await page.goto("/");
      expect(response?.status()).toBe(404);
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  },
);

test("CO-06 the cookie popup shows the text of the page /consent/popup-cookie", standsAlone, async ({ page, shop }) => {
  const content = {
    columns: [
      { id: "title", kind: "banner", title: "Crumbs", items: [{ title: "Crumbs" }] },
      { id: "text", kind: "html", html: '<p>We bake <a href="/page/terms-conditions">our own</a>.</p>' },
    ],
  };
  await shop.sql("update content.page set content = $1 where path = '/consent/popup-cookie'", [content]);
  await forgetPages(shop);
  const popup = page.getByRole("region", { name: "Crumbs" });
  await expect(async () => {
    await visit(page, "/contact-us");
    await expect(popup).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(popup).toContainText("We bake our own.");
  await expect(popup.getByRole("link", { name: "our own" })).toHaveAttribute("href", "/page/terms-conditions");
});

test(
  "CO-05 without that page the popup's own text links to the privacy policy",
  standsAlone,
  async ({ page, shop }) => {
    await shop.sql("delete from content.page where path = '/consent/popup-cookie'");
    await forgetPages(shop);
    const popup = page.getByRole("region", { name: "Cookies at our shop" });
    const link = popup.locator("p > a");
    await expect(async () => {
      await visit(page, "/contact-us");
      await expect(popup.locator(".content-html")).toHaveCount(0, { timeout: 5_000 });
      await expect(link).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(link).toHaveText("privacy policy");
    await expect(link).toHaveAttribute("href", "/page/privacy-policy");
  },
);
