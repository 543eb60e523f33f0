import { expect, test } from "../support/shop-test.ts";

test("SH-38 the contact page shows its title", { tag: "@desktop" }, async ({ page }) => {
  const answer = await page.goto("/contact-us");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main")).toHaveText("Contact us");
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
});

test("GN-13 the contact hours and those of customer service stand at the foot of every page", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of ["/", "/contact-us", "/page/privacy-policy"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("definition").first()).toHaveText("Monday to Sunday, 8am to 9pm WIB");
    await expect(footer.getByRole("definition").last()).toHaveText("9:00 to 18:00");
  }
});
