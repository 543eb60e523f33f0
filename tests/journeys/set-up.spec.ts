import { totpCode } from "#modules/staff/server/index.ts";
import { aSetUpCode } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { openOwnShop, type Shop } from "../support/shop.ts";
import { test as base, expect } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** A shop without demo data, with a database that nobody has filled. */
const test = base.extend<Record<never, never>, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const shop = await openOwnShop({ SHOP_DEMO: "off" });
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});
test.use({ locale: "en-US" });

test("a shop without demo data gets its administrator by the code of its start, and opens under its name", async ({
  page,
  shop,
}) => {
  const code = await aSetUpCode(shop.databaseUrl);
  await visit(page, "/admin/sign-in");
  await page.getByRole("link", { name: "Set up your shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your shop");
  await expectAccessible(page, "setting up a shop");

  await page.getByLabel("Set-up code").fill("AAAA-AAAA-AAAA");
  await page.getByLabel("Name of the shop").fill("Toko Bintang & Anak");
  await page.getByLabel("Your name").fill("Rani");
  await page.getByLabel("Work e-mail").fill("rani@toko.example");
  await page.getByLabel("New password", { exact: true }).fill("too short");
  await page.getByRole("button", { name: "Make the account" }).click();
  await expect(page.getByText("At least 12 characters", { exact: true })).toBeVisible();
  const password = "Batu karang di laut";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Make the account" }).click();
  await expect(page.getByText("This code is wrong or has run out.")).toBeVisible();
  // What was typed is still there.
  await expect(page.getByLabel("Name of the shop")).toHaveValue("Toko Bintang & Anak");
  await page.getByLabel("Set-up code").fill(code.toLowerCase());
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Make the account" }).click();
  await expect(page.getByText("Your password is set.")).toBeVisible();

  await page.getByLabel("Work e-mail").fill("rani@toko.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up the second step");
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, new Date()));
  await page.getByRole("button", { name: "Enter the back office" }).click();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await visit(page, "/admin/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");

  await visit(page, "/admin/set-up");
  await expect(page.getByText("This shop has an administrator.")).toBeVisible();
  await expect(page.getByLabel("Set-up code")).toHaveCount(0);

  // The shop opens: its name, its navigation, its legal pages.
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toko Bintang & Anak");
  await expect(page.getByRole("banner")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const name of ["Contact us", "Track an order", "Privacy policy", "Terms and conditions"]) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name === "Track an order" ? /Track/ : name);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toko Bintang & Anak");
  }
  await expectAccessible(page, "a new shop");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow(), "pixels wider than the screen").toBeLessThanOrEqual(0);
  await visit(page, "/page/privacy-policy");
  await expect(page).toHaveTitle(/^Privacy policy/);

  // Its colour can be published before anything else is known of it.
  await visit(page, "/admin/site/contact");
  await page.getByLabel("Colour of buttons and links").fill("#1d4ed8");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Every page of the shop shows it now.")).toBeVisible();
  await visit(page, "/");
  const brick = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brick").trim());
  expect(await brick()).toBe("#1d4ed8");
});
