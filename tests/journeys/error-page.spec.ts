import { locales } from "#kit/core/locale.ts";
import { shellText } from "../support/shell-texts.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test("SH-19 SH-20 ER-26 a page that fails shows an error in four languages and offers two links", {
  tag: "@desktop",
}, async ({ page, consent, complaints }) => {
  complaints.allow(/500 \(Internal Server Error\) \S+\/page\/privacy-policy\.data/);
  await consent("necessary");
  await page.route("**/page/privacy-policy.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  for (const locale of locales) {
    await visit(page, `/contact-us?lang=${locale}`);
    await untilAlive(page, "footer");
    await page.getByRole("contentinfo").locator('nav a[href="/page/privacy-policy"]').click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(shellText(locale, "errorTitle"));
    await expect(main.getByText(shellText(locale, "errorText"))).toBeVisible();
    const home = main.getByRole("link", { name: shellText(locale, "backHome") });
    await expect(home).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: shellText(locale, "contactUs") })).toHaveAttribute(
      "href",
      "/contact-us",
    );
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
