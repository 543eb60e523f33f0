import type { Page } from "@playwright/test";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { NavigationDraft } from "#modules/content/contract/navigation.ts";
import { openHelp } from "../support/help-window.ts";
import { englishTextsNotIn, shellText } from "../support/shell-texts.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const storedLanguage = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "gt-local")?.value;

test("GN-07 the language switch changes the page and is remembered in gt-local", async ({
  page,
  consent,
  isMobile,
}) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "ID Indonesia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hubungi kami");
  expect(await storedLanguage(page)).toBe("id-ID");
  await page.goto("/");
  expect(await languageOf(page)).toBe("id-ID");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangun. Kejar. Nikmati.");
});

test("GN-05 each of the four languages is reached by ?lang= and kept", { tag: "@desktop" }, async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/contact-us?lang=${locale}`);
    expect(await languageOf(page)).toBe(locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shellText(locale, "contactPageTitle"));
    expect(await storedLanguage(page)).toBe(locale);
  }
  await page.goto("/contact-us?lang=xx-XX");
  expect(await languageOf(page)).toBe("zh-CN");
});

for (const [asked, answered] of [
  ["vi-VN", "vi-VN"],
  ["fr-FR", "en-US"],
] as const) {
  test.describe(`a browser that requests ${asked}`, { tag: "@desktop" }, () => {
    test.use({ locale: asked });

    test(`GN-08 is answered in ${answered}, unless the visitor has chosen`, async ({ page, context, shop }) => {
      await page.goto("/contact-us");
      expect(await languageOf(page)).toBe(answered);
      await context.addCookies([{ name: "gt-local", value: "id-ID", url: shop.url }]);
      await page.goto("/contact-us");
      expect(await languageOf(page)).toBe("id-ID");
    });
  });
}

/** Every text a visitor can see or hear: the document's text and that of assistive technology. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, fieldset")) texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest("fieldset")) texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });

/** A text with gaps as a pattern: `{count}` and plural forms stand for anything. */
const patternOf = (text: string): RegExp => {
  const parts = text.split(/\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.trim());
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`);
};

const namesOf = (entries: readonly NavigationDraft[]): NavigationDraft["name"][] =>
  entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);

async function englishPatterns(locale: Locale, shop: Shop): Promise<RegExp[]> {
  const menus = await shop.sql<{ entries: readonly NavigationDraft[] }>("select entries from content.navigation");
  const names = menus.flatMap(({ entries }) => namesOf(entries));
  const foreign = names.filter((name) => name[locale] !== name["en-US"]).map((name) => name["en-US"]);
  return [...englishTextsNotIn(locale), ...foreign].map(patternOf);
}

for (const locale of locales.filter((each) => each !== "en-US")) {
  test(`no English is left in ${locale}, neither on the page nor in menu and chat`, { tag: "@phone" }, async ({
    page,
    shop,
  }) => {
    await visit(page, `/?lang=${locale}`);
    await guestIdOf(page);
    await expect(page.getByRole("button", { name: shellText(locale, "acceptAllCookies") })).toBeVisible();
    const seen = await textsOn(page);
    await page.getByRole("button", { name: shellText(locale, "onlyNecessary") }).click();
    await page.getByRole("button", { name: shellText(locale, "menu") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    seen.push(...(await textsOn(page)));
    await page.keyboard.press("Escape");
    await openHelp(page, shellText(locale, "chat"));
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
    seen.push(...(await textsOn(page)));
    const english = await englishPatterns(locale, shop);
    expect(seen.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
    expect(seen).toContain(shellText(locale, "skipToContent"));
  });
}

test("2A-06 the switch keeps what was typed, leaves no ?lang= in the address, and Back does not undo it", {
  tag: "@phone",
}, async ({ page, shop, consent, isMobile }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Bata & Bola/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await visit(page, "/register?redirectUrl=%2Fstore");
  await page.getByLabel("Mobile number").fill("812 345");
  // What changes the language in place comes with what floats; before, the link is followed.
  await expect(page.locator("[data-floating]").first()).toBeAttached();
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "ID Indonesia" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buat akun Anda" })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/register?redirectUrl=%2Fstore`);
  await expect(page.getByLabel("Nomor ponsel")).toHaveValue("812 345");
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await languageOf(page)).toBe("id-ID");

  await visit(page, "/contact-us?lang=en-US&from=letter");
  await expect(page).toHaveURL(`${shop.url}/contact-us?from=letter`);
  expect(await languageOf(page)).toBe("en-US");
});
