import type { BrowserContext, Page } from "@playwright/test";
import { memberWithCart, openCheckout, plainSku } from "../support/checkouts.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const menu = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const wideNavigation = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
const hero = (page: Page) => page.getByRole("main").locator("img").first();
const deviceOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "device")?.value;

test("SH-34 a phone is the device h5", { tag: "@phone" }, async ({ page, context }) => {
  await visit(page, "/");
  await expect(menu(page)).toBeVisible();
  await expect(hero(page)).toHaveAttribute("src", /\/hero-phone\./);
  await expect.poll(() => deviceOf(context)).toBe("h5");
});

test("SH-33 a phone held sideways keeps the phone's layout, however wide it is", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 920, height: 412 });
  await visit(page, "/");
  await expect(menu(page)).toBeVisible();
  await expect(wideNavigation(page)).toBeHidden();
});

test("SH-33 SH-34 a wide window is the device pc; the phone's layout begins at 768 px and makes it h5", {
  tag: "@desktop",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await visit(page, "/");
  await expect(wideNavigation(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(hero(page)).toHaveAttribute("src", /\/hero-desktop\./);
  await expect.poll(() => deviceOf(context)).toBe("pc");

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu(page)).toBeVisible();
  await expect(wideNavigation(page)).toBeHidden();
  await expect(hero(page)).toHaveAttribute("src", /\/hero-phone\./);
  await expect.poll(() => deviceOf(context)).toBe("h5");
});

test("nothing is cut off or scrolls sideways, from 320 to 1920 px", { tag: "@desktop" }, async ({ page, consent }) => {
  await consent("necessary");
  for (const path of ["/", "/contact-us", "/page/privacy-policy"]) {
    await visit(page, path);
    for (const width of [320, 360, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // The page gets its new width a frame later.
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("text at twice its size makes no page scroll sideways", { tag: "@phone" }, async ({ page, shop, consent }) => {
  await consent("necessary");
  const expectNoSidewaysScroll = async () => {
    const tooWide = () =>
      page.evaluate(() => {
        const { style, dataset } = document.documentElement;
        style.fontSize = "200%";
        dataset.whole = "";
        return document.documentElement.scrollWidth - innerWidth;
      });
    await expect.poll(tooWide, page.url()).toBe(0);
  };
  for (const path of ["/", "/sports.html", "/pdp/LKH1003", "/login", "/register"]) {
    await visit(page, path);
    await expectNoSidewaysScroll();
  }
  await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  for (const path of ["/shop-cart", "/account/accountSetting", "/account/notifications"]) {
    await visit(page, path);
    await expectNoSidewaysScroll();
  }
  await openCheckout(page, shop);
  await expectNoSidewaysScroll();
});
