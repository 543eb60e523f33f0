import type { Page } from "@playwright/test";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.slow();

/** A guest's checkout for an address in Nabire, where no other journey sends anything. */
async function checkoutInNabire(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await visit(page, "/pdp/LKH1003");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart/ })).toContainText("1");
  await visit(page, "/shop-cart");
  await main.getByRole("button", { name: "Go to checkout" }).first().click();
  await main.getByLabel("E-mail").fill("ana@mail.example");
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);
  await main.getByLabel("First name").fill("Ana");
  await main.getByLabel("Last name").fill("Wijaya");
  await main
    .getByLabel(/Mobile/)
    .first()
    .fill("81234567890");
  await main.getByRole("combobox").first().fill("nabire barat");
  await main.getByRole("option", { name: /^Nabire Barat/ }).click();
  await main.getByLabel("Street and house number").fill("Jalan Merdeka 5");
  await main.getByRole("button", { name: "Use this address" }).click();
}

test("an administrator adds a service with a rate, tries a parcel with it, and the next checkout there is offered it; removed it is not", {
  tag: "@desktop",
}, async ({ page, context, browser, shop, consent }) => {
  await consent("necessary");
  await sitDown(context, shop.url, "admin");
  const code = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const name = `Kilat ${code}`;
  await visit(page, "/admin");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
  await page.getByRole("main").getByRole("link", { name: "Delivery", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delivery");
  await page.getByRole("link", { name: "New service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New service");

  // Refused input stays, with a sentence beside it.
  await page.getByLabel("Name shoppers see").fill(name);
  await page.getByLabel("Offer in checkout").check();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Choose a courier, and a code of capital letters").first()).toBeVisible();
  await expect(page.getByText("It has no rates: add an area before it is offered.").first()).toBeVisible();
  await page.getByLabel("Courier", { exact: true }).selectOption("SICEPAT");
  await page.getByLabel("Code", { exact: true }).fill(code);

  // A rate for one district, from the city of the demo shop's first warehouse.
  await page.getByRole("button", { name: "Add areas" }).click();
  const dialog = page.getByRole("dialog", { name: "Add areas" });
  await dialog.getByLabel("Sent from").selectOption("32.16");
  await dialog.getByLabel("Province", { exact: true }).selectOption("94");
  await dialog.getByLabel("City or regency").selectOption("94.01");
  await dialog.getByLabel("District", { exact: true }).selectOption("94.01.12");
  await dialog.getByLabel("First kilogram").fill("1.250");
  await dialog.getByLabel("Each further kilogram").fill("0");
  await dialog.getByRole("button", { name: "Add 1 rate" }).click();
  await expect(page.getByRole("row", { name: /Nabire Barat, / })).toBeVisible();

  // The parcel is priced with the service before it exists.
  const tried = page.locator("section").filter({ has: page.getByRole("heading", { name: "Try a parcel" }) });
  await tried.getByLabel("Sent from").selectOption("WH01");
  await tried.getByLabel("Province", { exact: true }).selectOption("94");
  await tried.getByLabel("City or regency").selectOption("94.01");
  await tried.getByLabel("District", { exact: true }).selectOption("94.01.12");
  await tried.getByRole("button", { name: "Compare", exact: true }).click();
  const row = tried.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("cell")).toHaveText([/^Not offered/, /^Rp1\.250/]);
  await expectAccessible(page, "a new service of a courier in the back office");

  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/settings/delivery/services/SICEPAT-${code}$`));
  await expect(page.getByText("Offered", { exact: true }).first()).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await checkoutInNabire(shopper);
  const offer = shopper.getByRole("main").getByRole("radio", { name: new RegExp(name) });
  await expect(offer).toBeVisible();
  await expect(shopper.getByText("Rp1.250", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/delivery$/);
  await expect(page.getByText(name)).toHaveCount(0);
  await shopper.reload();
  await untilAlive(shopper);
  await expect(shopper.getByRole("radio", { name: /JNE REG/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await shopper.context().close();
});

test("an administrator gives a payment channel a fee and switches it off: the form says what both do, checkouts follow", {
  tag: "@desktop",
}, async ({ page, context, browser, shop, consent }) => {
  await consent("necessary");
  await sitDown(context, shop.url, "admin");
  await visit(page, "/admin/settings/payment");
  await page.getByRole("link", { name: "Permata Virtual Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permata Virtual Account");
  const effect = page.locator("section").filter({ has: page.getByRole("heading", { name: "Effect on an example" }) });
  try {
    await page.getByLabel("Fee, rupiah").fill("4.000");
    await page.getByLabel("Fee, per cent").fill("0,5");
    await effect.getByLabel("Order amount, rupiah").fill("200.000");
    await expect(effect.getByRole("definition")).toHaveText([
      /^Fee Rp\d+, the shopper pays Rp20/,
      "Fee Rp5.000, the shopper pays Rp205.000.",
    ]);
    await expectAccessible(page, "a payment channel in the back office");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

    const shopper = await (await browser.newContext()).newPage();
    await checkoutInNabire(shopper);
    const way = shopper.getByRole("main").getByRole("radio", { name: /Permata Virtual Account/ });
    await expect(way).toBeVisible();

    await page.getByLabel("Offer in checkout").uncheck();
    await expect(effect.getByText("Not offered: it is off.")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Off", { exact: true }).first()).toBeVisible();
    await shopper.reload();
    await untilAlive(shopper);
    await expect(shopper.getByRole("radio", { name: /BCA Virtual Account/ })).toBeVisible();
    await expect(way).toHaveCount(0);
    await shopper.context().close();
  } finally {
    await shop.sql("update payment.channel set enabled = true, fee = 0, fee_basis_points = 0 where code = $1", [
      "VA_PERMATA",
    ]);
  }
});
