import { locales } from "#kit/core/locale.ts";
import { shellText } from "../support/shell-texts.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ complaints }) => complaints.allow(/404 \(Not Found\) \S+\/no-such-page/));

test("SH-22 SH-23 ER-25 an unknown address answers 404, shows it, and is a page without header and footer", {
  tag: "@phone",
}, async ({ page }) => {
  const response = await visit(page, "/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("SH-19 1C-06 the page has ways on: home, all products, contact", { tag: "@desktop" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  await visit(page, "/no-such-page");
  await expect(page.getByRole("link", { name: "Back to homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Search products" })).toHaveAttribute("href", "/plp/search");
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("it is shown in every language, with a number to quote", { tag: "@desktop" }, async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/no-such-page?lang=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shellText(locale, "notFound"));
    const [before] = shellText(locale, "requestNumber").split("{number}");
    await expect(page.getByText(before ?? "")).toHaveText(new RegExp(`^${before}\\S+$`));
  }
});
