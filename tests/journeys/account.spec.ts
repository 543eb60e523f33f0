import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, memberPassword, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { untilAlive, visit } from "../support/visit.ts";

const settings = "/account/accountSetting";

test.beforeEach(({ consent }) => consent("necessary"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("RT-40 RO-07 SE-08 browsing needs no login; the account requires one, and no cache stores its pages", {
  tag: "@phone",
}, async ({ page, shop }) => {
  for (const path of ["/", "/plp/search", "/pdp/LKH1001", "/store", "/blog", "/page/privacy-policy"]) {
    expect([path, (await page.context().request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  }
  const response = await page.context().request.get(settings, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe("/login?redirectUrl=%2Faccount%2FaccountSetting");
  await signIn(page, shop, await addMember(shop));
  const own = await visit(page, settings);
  expect(own?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
});

test("AC-01 AC-02 AC-03 AC-06 RT-20 RT-22 RT-26 RT-27 the settings show the member's data, and the account's pages link to each other", async ({
  page,
  shop,
  isMobile,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account");
  await expect(page).toHaveURL("/account/order");
  await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
  await expectAccessible(page, "an empty list of orders");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "orders").toEqual([]);
  await visit(page, settings);
  await expect(page.getByText(ani.email)).toBeVisible();
  await expectAccessible(page, "account settings");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "account settings").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "account settings in the dark", "colours");
  const nav = page.getByRole("navigation", { name: "My account" });
  const entries = [
    ["My orders", "/account/order"],
    ["My coupons", "/account/coupons"],
    ["My address", "/account/address"],
    ["My points", "/account/points"],
    ["My wishlist", "/account/wishlist"],
    ["Notifications", "/account/notifications"],
    ["Account settings", "/account/accountSetting"],
  ] as const;
  await expect(nav.getByRole("link")).toHaveText(entries.map(([name]) => name));
  for (const [name, path] of entries) {
    await expect(nav.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Our stores" })).toHaveAttribute(
    "href",
    "/store",
  );
  await nav.getByRole("link", { name: "My wishlist" }).click();
  await expect(page).toHaveURL("/account/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "My wishlist" })).toBeVisible();
  await expect(page.getByText("Nothing on your wishlist yet")).toBeVisible();
  await expectAccessible(page, "an empty wishlist");
});

test("D-63 another language is chosen where one is, and one stays there", { tag: "@phone" }, async ({ page, shop }) => {
  await signIn(page, shop, await addMember(shop));
  await visit(page, settings);
  await page.getByRole("region", { name: "Language" }).getByRole("link", { name: "Indonesia" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pengaturan akun" })).toBeAttached();
  await untilAlive(page);
  await expect(page.getByRole("region", { name: "Bahasa" })).toBeInViewport();
});

test("VA-07 VA-08 the WhatsApp number is changed in its place; AC-08 ER-19 a failure shows no message", {
  tag: "@phone",
}, async ({ page, shop, toasts, complaints }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  await button(page, "Add a WhatsApp number").click();
  const field = page.getByLabel("WhatsApp number");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("maxlength", "20");
  await field.fill("+62");
  await button(page, "Save").click();
  await expect(page.getByText("Please input the correct WhatsApp ID")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("628123456789");
  await button(page, "Save").click();
  await expect.poll(() => toasts.join()).toContain("Saved");
  await expect(page.getByText("628123456789")).toBeVisible();

  complaints.allow(/updateMemberProfile/);
  await page.route("**/graphql?opname=updateMemberProfile*", (route) => route.abort());
  await button(page, "Change WhatsApp number").click();
  await field.fill("999");
  await button(page, "Save").click();
  await expect(page.getByText("628123456789")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("");
  expect(toasts.join()).not.toContain("That did not work");
});

test("NL-13 a preference is saved and its success shown; NL-14 one that could not be saved is reset without a message", {
  tag: "@phone",
}, async ({ page, shop, toasts, complaints }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  const byEmail = page.getByLabel("Offers by e-mail");
  const byWhatsApp = page.getByLabel("Offers by WhatsApp");
  await expect(byEmail).not.toBeChecked();
  await byEmail.check();
  await expect.poll(() => toasts.join()).toContain("Success");
  complaints.allow(/synSSUserInfo/);
  await page.route("**/graphql?opname=synSSUserInfo*", (route) => route.abort());
  // Ticked by its label, for the box may be reset before it is checked.
  await byWhatsApp.click();
  await expect(byWhatsApp).not.toBeChecked();
  await page.unroute("**/graphql?opname=synSSUserInfo*");
  await visit(page, settings);
  await expect(byEmail).toBeChecked();
  await expect(byWhatsApp).not.toBeChecked();
  const consents = page.getByRole("region", { name: "What you agreed to" });
  await expect(consents.getByText("Offers by e-mail").first()).toBeVisible();
  await consents.getByText("History: 1 answer").click();
  await expect(consents.getByText(/account settings · wording 1/)).toBeVisible();
  await consents.getByRole("button", { name: "Accept all cookies" }).click();
  await expect(consents.getByRole("button", { name: "Accept all cookies" })).toHaveAttribute("aria-pressed", "true");
});

test("SE-07 SE-08 a session that ended meanwhile leads to the login and from there back", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  await shop.sql("update identity.session set ended_at = now() where user_code = $1", [ani.userCode]);
  await page.getByLabel("Offers by e-mail").click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Faccount%2FaccountSetting$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo") ?? "")).not.toContain(ani.firstName);
  await page.getByLabel("E-mail or mobile number").fill(ani.email);
  await page.getByLabel("Password", { exact: true }).fill(memberPassword);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(settings);
  await expect(page.getByText(ani.email)).toBeVisible();
});

test("2B-11 D-63 the account's data is downloaded as a file after an identity check", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Download my data" });
  await dialog.getByLabel("Current password").fill(memberPassword);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Continue" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = JSON.parse(Buffer.concat(chunks).toString());
  expect(file).toMatchObject({ profile: { userCode: ani.userCode, email: ani.email }, wishes: [], cart: [] });
  expect(JSON.stringify(file)).not.toContain("argon2id");
});
