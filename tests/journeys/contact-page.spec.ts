import { expect, test } from "../support/shop-test.ts";

test("SH-38 the contact page shows its title, and below it every way to reach a person", { tag: "@phone" }, async ({
  page,
}) => {
  const answer = await page.goto("/contact-us");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(main.getByText("Monday to Sunday, 8am to 9pm WIB").last()).toBeVisible();
  await expect(main.getByRole("link", { name: "Our stores" })).toHaveAttribute("href", "/store");
  await main.getByRole("link", { name: /How long does delivery take/ }).click();
  await expect(page).toHaveURL("/information/delivery-times-and-cost");
});

test("GN-13 BC-51 the contact hours and those of customer service stand at the foot of every page", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of ["/", "/contact-us", "/page/privacy-policy"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("definition").first()).toHaveText("Monday to Sunday, 8am to 9pm WIB");
    await expect(footer.getByRole("definition").last()).toHaveText("9:00 to 18:00");
  }
});
