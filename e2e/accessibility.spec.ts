import type { BrowserContext, Page } from "@playwright/test";
import { type Locale, locales } from "#kit/core/locale.ts";
import { expectAccessible } from "./support/axe.ts";
import { shellText } from "./support/shell-texts.ts";
import { expect, test } from "./support/shop-test.ts";
import { visit } from "./support/visit.ts";

/** One page of each kind that rooms draw. */
const roomPages = ["/store", "/blog", "/information/sorting-bricks", "/information/virtual-account", "/size-guide"];

test.beforeEach(({ complaints }) => complaints.allow(/404 \(Not Found\) \S+\/no-such-page/));
// Contrast is measured on what stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const speak = (context: BrowserContext, url: string, locale: Locale) =>
  context.addCookies([{ name: "gt-local", value: locale, url }]);

/** Every page, then everything that opens above it. */
async function walk(page: Page, locale: Locale, isMobile: boolean) {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: shellText(locale, "acceptAllCookies") })).toBeVisible();
  await expectAccessible(page, `home with the cookie popup, ${locale}`);
  await page.getByRole("button", { name: shellText(locale, "onlyNecessary") }).click();
  for (const path of ["/page/privacy-policy", "/no-such-page", "/contact-us", "/sports.html"]) {
    await visit(page, path);
    await expectAccessible(page, `${path}, ${locale}`);
  }
  if (isMobile) {
    await page.getByRole("button", { name: shellText(locale, "menu") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, `the menu, ${locale}`);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: shellText(locale, "chat") }).click();
  await expect(page.getByRole("dialog")).toContainText(shellText(locale, "chatNeedsConsent"));
  await expectAccessible(page, `the chat, ${locale}`);
}

for (const locale of locales) {
  test(`pages, popup, menu and chat break no rule of accessibility in ${locale}`, async ({
    page,
    context,
    shop,
    isMobile,
  }) => {
    await speak(context, shop.url, locale);
    await walk(page, locale, isMobile);
  });
}

for (const locale of locales) {
  test(`the rooms' pages break no rule of accessibility in ${locale}`, async ({ page, context, shop, consent }) => {
    test.slow();
    await consent("necessary");
    await speak(context, shop.url, locale);
    for (const path of roomPages) {
      await visit(page, path);
      await expectAccessible(page, `${path}, ${locale}`);
    }
  });
}

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("pages, popup, menu and chat break no rule of accessibility", async ({ page, isMobile }) => {
    await walk(page, "en-US", isMobile);
  });

  test("the rooms' pages break no rule of accessibility", async ({ page, consent }) => {
    test.slow();
    await consent("necessary");
    for (const path of roomPages) {
      await visit(page, path);
      await expectAccessible(page, `${path} in the dark`);
    }
  });
});

test("the design system breaks no rule of accessibility, in either theme", { tag: "@desktop" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  await visit(page, "/dev/ui");
  await expect(page.getByRole("heading", { level: 1, name: "Components" })).toBeVisible();
  await expectAccessible(page, "/dev/ui");
});
