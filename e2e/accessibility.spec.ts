import type { Page } from "@playwright/test";
import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import { type AxeLook, expectAccessible } from "./support/axe.ts";
import { shellText } from "./support/shell-texts.ts";
import { expect, test } from "./support/shop-test.ts";
import { untilAlive, visit } from "./support/visit.ts";

/** One page of each kind there is; what they open is looked at in the journeys, where it is opened. */
const shellPages = ["/page/privacy-policy", "/no-such-page", "/contact-us"];
const goodsPages = ["/sports.html", "/pdp/LKH1003", "/page/flash-sale"];
const roomPages = ["/store", "/blog", "/information/sorting-bricks", "/information/virtual-account", "/size-guide"];

// Each walks over many pages.
test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/404 \(Not Found\) \S+\/no-such-page/);
});
// Contrast is measured on what stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Look = (page: Page, moment: string) => Promise<void>;

/** As it is by day, and its colours by night. */
const byDayAndNight: Look = async (page, moment) => {
  await expectAccessible(page, moment);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${moment} in the dark`, "colours");
  await page.emulateMedia({ colorScheme: "light" });
};

const only =
  (look: AxeLook): Look =>
  (page, moment) =>
    expectAccessible(page, moment, look);

/** Home with its popup, pages, then what opens above any page. */
async function walkShell(page: Page, locale: Locale, isMobile: boolean, look: Look) {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: shellText(locale, "acceptAllCookies") })).toBeVisible();
  await look(page, `home with the cookie popup, ${locale}`);
  await page.getByRole("button", { name: shellText(locale, "onlyNecessary") }).click();
  await walkPages(page, locale, shellPages, look);
  if (isMobile) {
    await page.getByRole("button", { name: shellText(locale, "menu") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `the menu, ${locale}`);
    await page.keyboard.press("Escape");
  } else {
    const departments = page.getByRole("navigation", { name: shellText(locale, "mainNavigation") });
    await departments.getByRole("listitem").first().hover();
    await expect(departments.locator("li li").first()).toBeVisible();
    await look(page, `an open department, ${locale}`);
    await page.mouse.move(0, 0);
  }
  await page.getByRole("button", { name: shellText(locale, "chat") }).click();
  await expect(page.getByRole("dialog")).toContainText(shellText(locale, "chatNeedsConsent"));
  await look(page, `the chat, ${locale}`);
}

async function walkPages(page: Page, locale: Locale, paths: readonly string[], look: Look) {
  for (const path of paths) {
    await visit(page, path);
    await look(page, `${path}, ${locale}`);
  }
}

test("pages, popup, menu and chat break no rule of accessibility, by day and by night", async ({ page, isMobile }) => {
  await walkShell(page, fallbackLocale, isMobile, byDayAndNight);
});

test("the pages with goods break no rule of accessibility, by day and by night", async ({ page, consent }) => {
  await consent("necessary");
  await walkPages(page, fallbackLocale, goodsPages, byDayAndNight);
});

test("the rooms' pages break no rule of accessibility, by day and by night", async ({ page, consent }) => {
  await consent("necessary");
  await walkPages(page, fallbackLocale, roomPages, byDayAndNight);
});

// Colours and layouts are the same in every language; names, labels and the language itself are not.
for (const locale of locales.filter((other) => other !== fallbackLocale)) {
  test(`no page breaks a rule of accessibility in ${locale}`, { tag: "@phone" }, async ({ page, context, shop }) => {
    await context.addCookies([{ name: "gt-local", value: locale, url: shop.url }]);
    await walkShell(page, locale, true, only("all but colours"));
    await walkPages(page, locale, [...goodsPages, ...roomPages], only("all but colours"));
  });
}

test("the design system breaks no rule of accessibility, in either theme", { tag: "@desktop" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  await visit(page, "/dev/ui");
  await untilAlive(page, "#gallery");
  await expect(page.getByRole("heading", { level: 1, name: "Components" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Checkout" })).toBeVisible();
  await expectAccessible(page, "/dev/ui");
});
