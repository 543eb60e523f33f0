import { expect, test } from "../support/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("without script the home page, the main navigation and the language switch work", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build it. Chase it. Live it.");
  const department = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Sports" });
  await expect(department).toHaveAttribute("href", "/sports.html");
  await expect(department).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "ID Indonesia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangun. Kejar. Nikmati.");
  await page.goto("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hubungi kami");
});

test("without script a missing page shows it and links on", { tag: "@desktop" }, async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\) \S+\/no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to homepage" }).click();
  await expect(page).toHaveURL("/");
});

test("without script the search box still searches the shop", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("searchbox").fill("bola & bata");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/plp/search?q=bola+%26+bata");
});
