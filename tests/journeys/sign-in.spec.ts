import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { memberPassword, newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const banner = (page: Page) => page.getByRole("banner");
const memoryOf = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function logIn(page: Page, account: string, password = memberPassword): Promise<void> {
  await page.getByLabel("E-mail or mobile number").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
}

test("2A-06 RT-30 LG-01 SE-04 SE-05 SE-11 SE-12 SE-13 RO-01 TR-02 a guest with a cart signs in: wrong first, then right, and the cart is theirs", async ({
  page,
  shop,
}) => {
  const member = await newMember(shop);
  await visit(page, "/pdp/LKH1001?skuCode=LKH1001-navy-42");
  await page
    .getByRole("main")
    .getByRole("button", { name: /add to cart/i })
    .first()
    .click();
  await expect(banner(page).getByRole("link", { name: /Cart/ })).toContainText("1");
  const { guestId } = await memoryOf(page);
  const owner = `member:${member.userCode}`;
  await shop.sql(
    "insert into cart.line (owner, sku_code, quantity) select $1, sku_code, 1 from cart.line where owner = $2",
    [owner, `guest:${guestId}`],
  );

  await visit(page, "/login?redirectUrl=%2Fcontact-us%3Fa%3D1");
  await expect(page.getByText("Please log in to go on. Then we take you back to where you were.")).toBeVisible();
  // 2A-06: resetting the password keeps the return path.
  const back = "redirectUrl=%2Fcontact-us%3Fa%3D1";
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`/reset-password?${back}`);
  await page.getByRole("link", { name: "Back to log in" }).click();
  await expect(page).toHaveURL(`/login?${back}`);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Please enter your email or mobile number")).toBeVisible();
  await expect(page.getByLabel("E-mail or mobile number")).toBeFocused();
  await logIn(page, member.email, "not-it-1");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("These do not match.");
  await expect(page.getByLabel("E-mail or mobile number")).toHaveValue(member.email);
  await expectAccessible(page, "the login with its mistake");

  await logIn(page, member.email);
  await expect(page).toHaveURL("/contact-us?a=1");
  await expect(banner(page).getByRole("button", { name: "Account of Wulan" })).toBeVisible();
  await expect(banner(page).getByRole("link", { name: /Cart/ })).toContainText("2");
  const memory = await memoryOf(page);
  expect(memory.guestId).toBeUndefined();
  expect(memory.isLogin).toBe("true");
  expect(JSON.parse(memory.userInfo ?? "")).toMatchObject({ account: member.email, isGuest: false });
  const lines = await shop.sql("select quantity from cart.line where owner = $1", [owner]);
  expect(lines).toEqual([{ quantity: 2 }]);
  expect(await shop.sql("select 1 from cart.line where owner = $1", [`guest:${guestId}`])).toEqual([]);
  // A page cached for all visitors shows the name after hydration; and the login redirects.
  await visit(page, "/");
  await expect(banner(page).getByRole("button", { name: "Account of Wulan" })).toBeVisible();
  await page.goto("/login?redirectUrl=%2Fstore");
  await expect(page).toHaveURL("/store");
});

test("ID-21 ID-22 D-04 a member signs in by a code, and logs out again", async ({ page, shop, inbox, isMobile }) => {
  const member = await newMember(shop);
  await visit(page, "/login");
  await page.getByRole("button", { name: "Log in with a code" }).click();
  const dialog = page.getByRole("dialog");
  const width = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(isMobile ? 324 : 500);
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(dialog.getByText("Please enter your mobile phone")).toBeVisible();
  await dialog.getByLabel("Mobile number").fill(member.mobile.slice(3));
  await expectAccessible(page, "mobile verification for login");
  await dialog.getByRole("button", { name: "Verify" }).click();
  const codes = async () =>
    (await inbox.messagesTo(member.mobile)).flatMap(({ text }) => /\b\d{4}\b/.exec(text ?? "") ?? []);
  await expect.poll(async () => (await codes()).length).toBe(1);
  const [code = ""] = await codes();
  await page.getByRole("dialog").getByLabel("Verification code").fill(code);
  await expect(banner(page).getByRole("button", { name: "Account of Wulan" })).toBeVisible();
  await expect(page).toHaveURL("/");

  const token = (await memoryOf(page)).token;
  await banner(page).getByRole("button", { name: "Account of Wulan" }).click();
  await expect(page.getByRole("link", { name: "Account settings" })).toBeVisible();
  await expectAccessible(page, "the account menu", "everything");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await expect(banner(page).getByRole("link", { name: "Log in" })).toBeVisible();
  const rows = await shop.sql("select ended_at is not null as ended from identity.session where user_code = $1", [
    member.userCode,
  ]);
  expect(rows).toEqual([{ ended: true }]);
  await expect.poll(async () => (await memoryOf(page)).guestId).toBeDefined();
  expect((await memoryOf(page)).token).not.toBe(token);
});

test("SE-08 RT-40 RO-07 an ended session on a private page leads to the login, and back to it afterwards", async ({
  page,
  shop,
}) => {
  const member = await newMember(shop);
  await visit(page, "/login?redirectUrl=%2Faccount%2FaccountSetting");
  await logIn(page, member.email);
  await expect(page).toHaveURL("/account/accountSetting");
  await shop.sql("update identity.session set ended_at = now() where user_code = $1", [member.userCode]);
  await page.reload();
  await expect(page).toHaveURL("/login?redirectUrl=%2Faccount%2FaccountSetting");
  await logIn(page, member.email);
  await expect(page).toHaveURL("/account/accountSetting");
});

test("D-62 the wishlist item that led to the login is kept", { tag: "@phone" }, async ({ page, shop }) => {
  const member = await newMember(shop);
  await visit(page, "/login?redirectUrl=%2Fpdp%2FLKH1001&wishlist=LKH1001");
  await logIn(page, member.email);
  await expect(page).toHaveURL("/pdp/LKH1001");
  await expect
    .poll(() => shop.sql("select product_code from wishlist.wish where user_code = $1", [member.userCode]))
    .toEqual([{ product_code: "LKH1001" }]);
});

test("S9 the login never follows a redirectUrl to another site", { tag: "@phone" }, async ({ page, shop }) => {
  const member = await newMember(shop);
  await visit(page, "/login?redirectUrl=%2F%5Cevil.example%2F");
  await logIn(page, member.email);
  await expect(banner(page).getByRole("button", { name: "Account of Wulan" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form signs in and redirects", { tag: "@phone" }, async ({ page, shop, complaints }) => {
    complaints.allow(/400 \(Bad Request\) \S+\/login/);
    const member = await newMember(shop);
    await page.goto("/login?redirectUrl=%2Faccount%2FaccountSetting");
    await logIn(page, "", "x");
    await expect(page.getByText("Please enter your email or mobile number")).toBeVisible();
    await logIn(page, member.mobile);
    await expect(page).toHaveURL("/account/accountSetting");
  });
});
