import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

const addressPage = "/account/address";

test.beforeEach(({ consent }) => consent("necessary"));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** Its label also states that it is optional. */
const zipCode = (page: Page) => page.getByRole("dialog").getByLabel(/^Zip code/);
const field = (page: Page, name: string) => page.getByRole("dialog").getByLabel(name, { exact: true });

async function fillHome(page: Page, street: string): Promise<void> {
  await field(page, "Street and house number").fill(street);
  const area = page.getByRole("combobox", { name: "District, city or province" });
  await area.pressSequentially("jaksel mampang");
  await page.getByRole("option", { name: /^Mampang Prapatan/ }).click();
  await expect(area).toHaveValue("Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta");
}

test("RT-21 AC-05 CK-14 CK-15 CK-18 a member adds a first address, and one of a company", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await signIn(page, shop, await addMember(shop, "Wati"));
  await visit(page, addressPage);
  await expect(page.getByRole("heading", { level: 1, name: "My address" })).toBeVisible();
  await expect(page.getByText("No address yet")).toBeVisible();

  await button(page, "Add address").click();
  await expect(field(page, "First name")).toHaveValue("Wati");
  await expectAccessible(page, "the form of an address");
  expect(await smallTouchTargets(page, 44), "the form of an address").toEqual([]);
  await fillHome(page, "Jl. Satu No. 1");
  await button(page, "Save address").click();
  const first = page.getByRole("listitem").filter({ hasText: "Jl. Satu No. 1" });
  await expect(first.getByText("Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta")).toBeVisible();
  await expect(first.getByText("Default", { exact: true })).toBeVisible();

  await button(page, "Add address").click();
  await fillHome(page, "Jl. Dua No. 2");
  await page.getByRole("dialog").getByText("This is a company's address").click();
  await field(page, "Company name").fill("PT Bola Raya");
  await field(page, "Tax number (NPWP)").fill("01.234.567.8-901.234");
  await zipCode(page).fill("12730");
  await button(page, "Save address").click();
  const second = page.getByRole("listitem").filter({ hasText: "Jl. Dua No. 2" });
  await expect(second).toContainText("PT Bola RayaNPWP 012345678901234");
  await expect(second).toContainText("DKI Jakarta 12730");
});

test("AC-05 D-45 addresses are changed, deleted, and made the default", { tag: "@phone" }, async ({ page, shop }) => {
  const ani = await addMember(shop);
  for (const [code, street, isDefault] of [
    ["first", "Jl. Satu No. 1", true],
    ["second", "Jl. Dua No. 2", false],
  ] as const) {
    await shop.sql(
      `insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
         is_default, saved_at)
       values ($1, $2, '2', 'Ani', 'Lestari', $3, $4, '31.74.03', '12730', $5, now())`,
      [`${code}-${ani.userCode}`, ani.userCode, ani.mobile, street, isDefault],
    );
  }
  await signIn(page, shop, ani);
  await visit(page, addressPage);
  await expectAccessible(page, "an address book");
  expect(await smallTouchTargets(page, 44), "an address book").toEqual([]);
  const entry = (street: string) => page.getByRole("listitem").filter({ hasText: street });

  await entry("Jl. Dua No. 2")
    .getByRole("button", { name: /^Use as default/ })
    .click();
  await expect(entry("Jl. Dua No. 2").getByText("Default", { exact: true })).toBeVisible();
  await expect(entry("Jl. Satu No. 1").getByText("Default", { exact: true })).toBeHidden();

  await entry("Jl. Satu No. 1").getByRole("button", { name: /^Edit/ }).click();
  await field(page, "Street and house number").fill("Jl. Tiga No. 3");
  await button(page, "Save address").click();
  await expect(entry("Jl. Tiga No. 3")).toBeVisible();

  await entry("Jl. Tiga No. 3")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(entry("Jl. Tiga No. 3")).toBeHidden();
  await visit(page, addressPage);
  await expect(entry("Jl. Dua No. 2")).toBeVisible();
  await expect(entry("Jl. Tiga No. 3")).toBeHidden();
});

test("VA-06 VA-30 VA-32 VA-33 errors are shown at their fields, the first one gets the focus, and the input is kept", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await signIn(page, shop, await addMember(shop));
  await visit(page, addressPage);
  await button(page, "Add address").click();
  await field(page, "First name").fill("  ");
  await field(page, "Mobile number").fill("123");
  await zipCode(page).fill("12");
  await button(page, "Save address").click();
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveAccessibleDescription("Please enter the recipient's first name");
  await expect(field(page, "Mobile number")).toHaveAccessibleDescription(/Please input the correct phone number$/);
  const area = page.getByRole("combobox", { name: "District, city or province" });
  await expect(area).toHaveAccessibleDescription(/Please select a district$/);
  await expect(field(page, "Street and house number")).toHaveAccessibleDescription(
    /Please enter street, house number and building$/,
  );
  await expect(zipCode(page)).toHaveAccessibleDescription("A zip code has exactly 5 digits");
  await expect(zipCode(page)).toHaveValue("12");

  await field(page, "First name").fill("Sari");
  await field(page, "Mobile number").fill("0812 3456 7890");
  await zipCode(page).fill("");
  await button(page, "Save address").click();
  await expect(area).toBeFocused();
});

test("CK-16 the area can be chosen from the province down, and found by keyboard alone", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await signIn(page, shop, await addMember(shop));
  await visit(page, addressPage);
  await button(page, "Add address").click();
  await button(page, "Choose from lists").click();
  await expect(field(page, "Country")).toHaveValue("ID");
  await expect(field(page, "City or regency")).toBeDisabled();
  await field(page, "Province").selectOption("Jawa Timur");
  await field(page, "City or regency").selectOption("Kota Surabaya");
  await field(page, "District").selectOption("Gubeng");
  await button(page, "Search instead").click();
  const area = page.getByRole("combobox", { name: "District, city or province" });
  await expect(area).toHaveValue("Gubeng, Kota Surabaya, Jawa Timur");

  await area.fill("");
  await area.pressSequentially("kebayoran");
  await expect(page.getByRole("option")).toHaveCount(2);
  await area.press("ArrowDown");
  await area.press("ArrowDown");
  await area.press("Enter");
  await expect(area).toHaveValue("Kebayoran Lama, Kota Jakarta Selatan, DKI Jakarta");
  await area.fill("zzzz");
  await expect(page.getByRole("dialog")).toContainText("Nothing found for “zzzz”.");
});
