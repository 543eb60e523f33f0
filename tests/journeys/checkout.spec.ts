import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.slow();

test("2A-07 GN-10 CK-03 CK-04 CK-05 CK-09 CK-10 CK-11 CK-12 CK-13 CK-19 VA-35 CO-07 CO-14 a guest goes from the cart to a virtual account number, and every step shows its cost", async ({
  page,
  consent,
}) => {
  await consent("necessary");
  await visit(page, "/pdp/LKH1003");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart/ })).toContainText("1");
  await visit(page, "/shop-cart");
  await main.getByRole("button", { name: "Go to checkout" }).first().click();

  await expect(page).toHaveURL(/\/guest-login\?redirectUrl=%2Fcheckout%2F/);
  await main.getByLabel("E-mail").fill("ana@mail.example");
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);
  await expect(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(main.getByLabel("E-mail")).toHaveValue("ana@mail.example");
  await expectAccessible(page, "the checkout, empty");
  // 2A-07: a guest who has an account finds the way to it here, and back.
  const { pathname } = new URL(page.url());
  const logIn = main.getByRole("link", { name: "Log in" });
  await expect(logIn).toHaveAttribute("href", `/login?redirectUrl=${encodeURIComponent(pathname)}`);

  await main.getByRole("button", { name: "Order and pay" }).click();
  await expect(main.getByText("Please complete new address form")).toBeVisible();
  await expect(main.getByText("Please select payment method")).toBeVisible();
  await expect(main.getByText("Please check terms & conditions to continue checkout")).toBeVisible();
  await expect(main.getByText("Please check data protection policy to continue checkout")).toBeVisible();
  const consentMissing = main.getByText("You are required to agree to our data terms to proceed.");
  await expect(consentMissing).toBeHidden();

  await expect(main.getByLabel(/MAPCLUB account number/)).toBeVisible();
  const mailbox = main.getByLabel("E-mail");
  await mailbox.fill("ana@nowhere");
  await mailbox.press("Tab");
  await expect(mailbox).toHaveAttribute("aria-invalid", "true");
  await mailbox.fill("");
  await main.getByRole("button", { name: "Use this address" }).click();
  await expect(mailbox).toHaveAttribute("aria-invalid", "true");
  await mailbox.fill("ana@mail.example");
  await expect(mailbox).not.toHaveAttribute("aria-invalid");

  await main.getByLabel("First name").fill("Ana");
  await main.getByLabel("Last name").fill("Wijaya");
  await main
    .getByLabel(/Mobile/)
    .first()
    .fill("81234567890");
  await main.getByRole("combobox").first().fill("gambir");
  await main.getByRole("option", { name: /^Gambir Kota Jakarta Pusat/ }).click();
  await main.getByLabel("Street and house number").fill("Jalan Melati 5");
  // Nothing that was typed is lost by a reload, the chosen district included.
  await page.reload();
  await untilAlive(page);
  await expect(main.getByLabel("Street and house number")).toHaveValue("Jalan Melati 5");
  await expect(main.getByLabel("First name")).toHaveValue("Ana");
  await expect(main.getByRole("combobox").first()).toHaveValue(/^Gambir, Kota Jakarta Pusat/);
  await main.getByRole("button", { name: "Use this address" }).click();
  await main.getByText("JNE REG", { exact: true }).click();
  await expect(main.getByRole("radio", { name: /JNE REG/ })).toBeChecked();
  await main.getByText("BCA Virtual Account", { exact: true }).click();
  await expect(main.getByRole("radio", { name: /BCA Virtual Account/ })).toBeChecked();
  const total = (await main.locator("dd").last().textContent()) ?? "";
  for (const box of ["terms", "dataProtection"]) await main.locator(`input[name="${box}"]`).check();
  // The consent is required only when everything else is complete (CK-07).
  await main.getByRole("button", { name: "Order and pay" }).click();
  await expect(consentMissing).toBeVisible();
  await main.locator('input[name="consent"]').check();
  await expect(consentMissing).toBeHidden();
  await expectAccessible(page, "the checkout, filled in");
  await main.getByRole("button", { name: "Order and pay" }).click();

  await expect(page).toHaveURL(/\/payment\?order=BB/);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart/ })).not.toContainText("1");
});
