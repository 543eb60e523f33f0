import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { totpCode } from "#modules/staff/server/index.ts";
import { aNewcomer, aPaidOrder, statusOf } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test("MF-01 MF-03 D-70 RO-14 a new staff member chooses a password and a second step and signs in; support has no button, and the server refuses", {
  tag: "@desktop",
}, async ({ page, complaints, context, shop }) => {
  const order = await aPaidOrder();
  const { email, welcomeCode } = await aNewcomer("support");
  // An address of the former order desk, as old letters and bookmarks have it.
  await visit(page, `/desk/orders/${order}`);
  await expect(page).toHaveURL(/\/admin\/sign-in/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await expectAccessible(page, "signing in to the back office");
  await page.getByRole("link", { name: "Choose your password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your password");
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByLabel("Code you were given").fill(welcomeCode.toLowerCase());
  await page.getByLabel("New password", { exact: true }).fill("too short");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("At least 12 characters", { exact: true })).toBeVisible();
  const password = "Batu karang di laut";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await expectAccessible(page, "choosing a password", "all but colours");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your password is set.")).toBeVisible();

  await visit(page, `/admin/orders/${order}`);
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("wrong wrong wrong");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up the second step");
  await expect(page.getByRole("img", { name: "QR code for your authenticator" })).toBeVisible();
  await expectAccessible(page, "setting up the second step");
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill("123");
  await page.getByRole("button", { name: "Enter the back office" }).click();
  await expect(page.getByText("6 digits from your app, or a recovery code")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, new Date()));
  await page.getByRole("button", { name: "Enter the back office" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep these codes");
  await expect(page.locator("main li")).toHaveCount(10);
  await page.getByRole("link", { name: "I have kept them" }).click();

  await expect(page).toHaveURL(`/admin/orders/${order}`);
  await untilAlive(page);
  await expect(page.getByText("S••• L•••")).toBeVisible();
  await expect(page.getByText("+62 812•••••890")).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: /Send|Cancel|Hand|note/ })).toHaveCount(0);
  const form = { intent: "cancel", version: "31.0.0.0", reasonCode: "OTHER" };
  const refused = await context.request.post(`${shop.url}/admin/orders/${order}`, {
    form,
    headers: { origin: shop.url },
  });
  expect(refused.status()).toBe(403);
  expect(await statusOf(order)).toBe(orderStatusCodes.paid);

  // A shopper's session is nothing here, and who works here is no shopper.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
  complaints.allow(/403/);
  await page.goto("/admin/audit");
  await expect(page.getByText("Your role does not open this page")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.goto(`/admin/orders/${order}`);
  await expect(page).toHaveURL(/\/admin\/sign-in/);
});
