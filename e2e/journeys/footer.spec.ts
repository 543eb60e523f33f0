import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("SH-14 the advertisement strip stands in the footer", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const strip = page.getByRole("contentinfo").getByRole("complementary");
  await expect(strip.getByRole("listitem")).toHaveCount(4);
  await expect(strip.getByRole("listitem").first()).toHaveText("3–7 working daysto your door, all over Indonesia");
});

test("SH-24 the footer's navigation is there at once", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const navigation = page.getByRole("contentinfo").getByRole("navigation", { name: "More about us" });
  await expect(navigation.getByRole("heading")).toHaveText(["Shop", "Service", "Legal"]);
  await expect(navigation.getByRole("link", { name: "Privacy policy", exact: true })).toHaveAttribute(
    "href",
    "/page/privacy-policy",
  );
});

test("links to other sites open in a new tab, say so, and tell them nothing of this page", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/contact-us");
  const outside = page.locator('a[href^="http"]');
  await expect(outside).not.toHaveCount(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
  }
});
