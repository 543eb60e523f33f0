import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/shop-test.ts";
import { visit } from "./support/visit.ts";

const folder = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
const largest = 150_000;

/** Takes a picture of the window, as small as it must be to stay below the limit. */
async function keep(page: Page, name: string, { most = largest, width = 0 } = {}): Promise<void> {
  // The browser hides its scroll bars in tests, and so the strip that is kept for them would be empty.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = "auto";
  });
  const shot = await page.screenshot({ animations: "disabled" });
  mkdirSync(dirname(`${folder}${name}`), { recursive: true });
  const picture = width > 0 ? sharp(shot).resize({ width, withoutEnlargement: true }) : sharp(shot);
  for (const quality of [86, 78, 70, 60, 50, 40]) {
    const { size } = await picture.webp({ quality, effort: 6 }).toFile(`${folder}${name}.webp`);
    if (size <= most) return;
  }
  throw new Error(`${name} is larger than ${most} bytes at the lowest quality`);
}

const untilPicturesAreThere = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].filter(({ loading }) => loading === "eager").every(({ complete }) => complete),
      ),
    )
    .toBe(true);

const deviceOf = (isMobile: boolean) => (isMobile ? "phone" : "desktop");

for (const [locale, name] of [
  ["en-US", "home"],
  ["id-ID", "home-id"],
] as const) {
  test(`the home page in ${locale}`, async ({ page, isMobile, consent, viewport }) => {
    await consent("necessary");
    // Tall enough for the first shelf: what a visitor sees within the first two flicks of a thumb.
    await page.setViewportSize({ width: viewport?.width ?? 1280, height: isMobile ? 1700 : 1640 });
    await visit(page, `/?lang=${locale}`);
    await untilPicturesAreThere(page);
    await page.waitForLoadState("networkidle");
    await keep(page, `${name}-${deviceOf(isMobile)}`);
  });
}

test("the cookie popup, and the home page in the dark", async ({ page, isMobile }) => {
  const device = deviceOf(isMobile);
  await visit(page, "/");
  await expect(page.getByRole("button", { name: "Accept all cookies" })).toBeVisible();
  await untilPicturesAreThere(page);
  await keep(page, `cookies-${device}`);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await keep(page, `home-dark-${device}`);
});

test("the phone's menu", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Building toys", { exact: true }).click();
  await keep(page, "menu-phone");
});

test("the departments", { tag: "@desktop" }, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Building toys" }).hover();
  await untilPicturesAreThere(page);
  await keep(page, "departments-desktop");
});

test("a listing, its filters and suggestions", async ({ page, consent, isMobile }) => {
  const device = isMobile ? "phone" : "desktop";
  await consent("necessary");
  await visit(page, "/sports.html");
  await untilPicturesAreThere(page);
  await keep(page, `listing-${device}`);
  if (isMobile) {
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("dialog").getByRole("checkbox").first().check();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Show/ })).not.toHaveAttribute("aria-busy");
    await keep(page, "listing-filters-phone");
    await page.keyboard.press("Escape");
  }
  const box = page.getByLabel("Search products");
  await box.click();
  await box.pressSequentially("ball");
  await expect(page.getByRole("group", { name: "Products" }).getByRole("option").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await keep(page, `suggestions-${device}`);
});

/** Every kind of page a visitor can come to before the cart. */
const browsed = {
  home: "/",
  "flash-sale": "/page/flash-sale",
  campaign: "/page/court-days",
  "printed-code": "/newsletter-qrcode",
  category: "/sports.html",
  brand: "/langkah.html",
  results: "/search/sepatu?q=sepatu",
  "nothing-found": "/search/xqzzyxw?q=xqzzyxw",
  product: "/pdp/LKH1003",
  stores: "/store",
  blog: "/blog",
  story: "/information/sorting-bricks",
  questions: "/information/virtual-account",
  "size-guide": "/size-guide",
  contact: "/contact-us",
  missing: "/no-such-page",
} as const;

for (const locale of ["en-US", "id-ID"] as const) {
  test(`every page to browse in ${locale}`, async ({
    page,
    context,
    shop,
    isMobile,
    consent,
    complaints,
    viewport,
  }) => {
    test.setTimeout(240_000);
    complaints.allow(/404 \(Not Found\) \S+\/no-such-page/);
    await consent("necessary");
    await context.addCookies([{ name: "gt-local", value: locale, url: shop.url }]);
    const width = viewport?.width ?? 1280;
    await page.setViewportSize({ width, height: isMobile ? 1500 : 1300 });
    for (const [name, path] of Object.entries(browsed)) {
      await visit(page, path);
      await untilPicturesAreThere(page);
      await page.waitForLoadState("networkidle");
      await keep(page, `browse/${name}-${locale.slice(0, 2)}-${deviceOf(isMobile)}`, {
        most: 60_000,
        width: isMobile ? 360 : 960,
      });
    }
  });
}
