import type { Page } from "@playwright/test";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { expectAccessible } from "../support/axe.ts";
import { openHelp } from "../support/help-window.ts";
import { shellText } from "../support/shell-texts.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

/** One page of each kind there is; what they open is looked at in the journeys, where it is opened. */
const shellPages = ["/page/privacy-policy", "/no-such-page", "/contact-us"];
const productPages = ["/sports.html", "/pdp/LKH1003", "/page/flash-sale"];
const modulePages = ["/store", "/blog", "/information/sorting-bricks", "/information/virtual-account", "/size-guide"];

// Each walks over many pages.
test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/404 \(Not Found\) \S+\/no-such-page/);
});
// Contrast is measured on what stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Look = (page: Page, moment: string) => Promise<void>;
type Walk = { readonly locale: Locale; readonly isMobile: boolean; readonly look: Look };

const byDay: Look = (page, moment) => expectAccessible(page, moment, "everything");

/** As it is by day, and its colours by night. */
const byDayAndNight: Look = async (page, moment) => {
  await byDay(page, moment);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${moment} in the dark`, "colours");
  await page.emulateMedia({ colorScheme: "light" });
};

/** Home with its popup, pages, then what opens above any page. */
async function walkShell(page: Page, { locale, isMobile, look }: Walk) {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: shellText(locale, "acceptAllCookies") })).toBeVisible();
  await look(page, `home with the cookie popup, ${locale}`);
  await page.getByRole("button", { name: shellText(locale, "onlyNecessary") }).click();
  await walkPages(page, shellPages, { locale, look });
  if (isMobile) {
    await page.getByRole("button", { name: shellText(locale, "menu") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await byDayAndNight(page, `the menu, ${locale}`);
    await page.keyboard.press("Escape");
  } else {
    const departments = page.getByRole("navigation", { name: shellText(locale, "mainNavigation") });
    await departments.getByRole("listitem").first().hover();
    await expect(departments.locator("li li").first()).toBeVisible();
    await look(page, `an open department, ${locale}`);
    await page.mouse.move(0, 0);
  }
  await openHelp(page, shellText(locale, "chat"));
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  await look(page, `the chat, ${locale}`);
}

async function walkPages(page: Page, paths: readonly string[], { locale, look }: Pick<Walk, "locale" | "look">) {
  for (const path of paths) {
    await visit(page, path);
    await look(page, `${path}, ${locale}`);
  }
}

// Colours and layouts are the same in every language; names, labels and the language itself are not. So each kind of
// page is looked at twice: in English and in another language, on a wide screen and on a narrow one.
const walks = [
  { kind: "pages, popup, menu and chat", phoneLocale: "id-ID", pages: null },
  { kind: "the pages with goods", phoneLocale: "vi-VN", pages: productPages },
  { kind: "the modules' pages", phoneLocale: "zh-CN", pages: modulePages },
] as const;

for (const { kind, phoneLocale, pages } of walks) {
  const walk = async (page: Page, consent: (choice: "necessary") => Promise<void>, how: Walk) => {
    if (!pages) return walkShell(page, how);
    await consent("necessary");
    await walkPages(page, pages, how);
  };

  test(`${kind} break no rule of accessibility, in ${fallbackLocale} by day and by night`, {
    tag: "@desktop",
  }, async ({ page, consent }) => {
    await walk(page, consent, { locale: fallbackLocale, isMobile: false, look: byDayAndNight });
  });

  test(`${kind} break no rule of accessibility, in ${phoneLocale}`, { tag: ["@phone", "@long"] }, async ({
    page,
    context,
    shop,
    consent,
  }) => {
    await context.addCookies([{ name: "gt-local", value: phoneLocale, url: shop.url }]);
    await walk(page, consent, { locale: phoneLocale, isMobile: true, look: byDay });
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
