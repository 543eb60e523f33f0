import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { memberPassword, newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MU-01 a customer is found by number from the palette and opened: masked for support, whole and editable for the order desk", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const member = await newMember(shop, "Wulandari");
  await shop.sql(
    `insert into consent.entry (subject, purpose, text_version, language, given, form, recorded_at)
     values ($1, 'terms', '1', 'en-US', true, 'checkout', now())`,
    [`member:${member.userCode}`],
  );
  const order = await aPaidOrder("delivery", `member:${member.userCode}`);
  const typed = member.mobile.replace("+62", "0");
  const palette = page.getByRole("dialog", { name: "Search and go" });
  const find = async () => {
    // The keys work once the page's script runs.
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+k");
      await expect(palette).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.type(typed);
    await expect(palette.getByRole("group", { name: "Customers" }).getByRole("option")).toHaveCount(1);
  };

  await sitDown(context, shop.url, "support");
  await visit(page, "/admin/orders");
  await find();
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("W••• S•••");
  await expect(page.getByText("Masked for your role.")).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveCount(0);

  // A consent leads to the legal pages as they were when it was given.
  await page.getByText(/^History: \d+ answers?$/).click();
  const policy = page.getByRole("link", { name: /^Privacy policy, desktop, version \d+$/ }).first();
  const name = (await policy.textContent()) ?? "";
  await policy.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who is responsible" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Bahasa Indonesia" }).click();
  await expect(page.getByRole("heading", { name: "Who is responsible" })).toHaveCount(0);

  await context.clearCookies();
  await sitDown(context, shop.url, "orderDesk");
  await visit(page, "/admin/customers");
  await find();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Wulandari Sari");
  await expect(page.getByText(member.email).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Prefers WhatsApp.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page, "a customer with a saved note");

  await page.getByRole("link", { name: order }).click();
  await expect(title).toHaveText(order);
  await page.getByRole("link", { name: "Customer page" }).click();
  await expect(title).toHaveText("Wulandari Sari");
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Prefers WhatsApp.");
});

test("MU-05 the order desk blocks a customer with a reason: the customer is out at once, reads whom to contact, and is in again after unblocking", {
  tag: "@phone",
}, async ({ page, context, shop, browser }) => {
  const member = await newMember(shop, "Kirana");
  const theirs = await browser.newContext({ baseURL: shop.url });
  const customer = await theirs.newPage();
  const logIn = async () => {
    await visit(customer, "/login");
    const main = customer.getByRole("main");
    await main.getByLabel("Email or mobile number").fill(member.email);
    await main.getByLabel("Password", { exact: true }).fill(memberPassword);
    await main.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await logIn();
  await expect(customer).not.toHaveURL(/login/);

  await sitDown(context, shop.url, "orderDesk");
  await visit(page, `/admin/customers/${member.userCode}`);
  const panel = page.getByRole("main");
  await panel.locator("summary", { hasText: "Block the account" }).click();
  await panel.getByRole("button", { name: "Block the account" }).click();
  await expect(panel.getByText("Required")).toBeVisible();
  await panel.getByLabel("Reason").fill("Orders with stolen cards");
  await panel.getByRole("button", { name: "Block the account" }).click();
  await expect(page.getByText("The account is blocked, and signed out everywhere.")).toBeVisible();
  await expect(panel.getByText("Blocked: cannot sign in or order.")).toBeVisible();
  await expect(panel.getByText("Orders with stolen cards")).toBeVisible();

  await visit(customer, "/account/accountSetting");
  await expect(customer).toHaveURL(/\/login/);
  await logIn();
  await expect(
    customer.getByText(/This account is blocked and cannot sign in\. Please contact us: WhatsApp/),
  ).toBeVisible();

  await panel.locator("summary", { hasText: "Unblock the account" }).click();
  await panel.getByLabel("Reason").fill("It was a mistake");
  await panel.getByRole("button", { name: "Unblock the account" }).click();
  await expect(panel.getByText("Signs in and orders as usual.")).toBeVisible();
  await logIn();
  await expect(customer).not.toHaveURL(/login/);
  await theirs.close();
});
