import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import type { Inbox } from "../support/inbox.ts";
import { ordersLike } from "../support/orders.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, memberPassword, signIn } from "../support/sign-in.ts";
import { visit } from "../support/visit.ts";

const settings = "/account/accountSetting";

test.beforeEach(({ consent }) => consent("necessary"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The code that was sent to `to`, once it has arrived. */
async function codeTo(inbox: Inbox, to: string): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      code = (await inbox.messagesTo(to)).find((message) => message.code !== null)?.code ?? null;
      return code;
    })
    .not.toBeNull();
  return code ?? "";
}

const typeCode = (page: Page, code: string) => page.getByLabel("Verification code").fill(code);

test("D-63 another mailbox needs the password and a code to it", { tag: "@phone" }, async ({ page, shop, inbox }) => {
  const ani = await addMember(shop);
  const other = `new-${ani.email}`;
  await signIn(page, shop, ani);
  await visit(page, settings);
  await button(page, "Change e-mail").click();
  await page.getByLabel("Current password").fill("Wrong-one7");
  await button(page, "Continue").click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByLabel("Current password").fill(memberPassword);
  await button(page, "Continue").click();
  await expect(page.getByLabel("New e-mail")).toBeFocused();
  await page.getByLabel("New e-mail").fill(other);
  await button(page, "Send the code").click();
  await expectAccessible(page, "the code for another mailbox");
  await typeCode(page, await codeTo(inbox, other));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(other)).toBeVisible();
  await expect.poll(async () => (await inbox.messagesTo(ani.email)).length).toBe(1);
});

test("D-63 another mobile number needs a code to the old one and one to the new one", { tag: "@phone" }, async ({
  page,
  shop,
  inbox,
}) => {
  const ani = await addMember(shop);
  const other = `+628${ani.mobile.slice(4).split("").reverse().join("")}9`;
  await signIn(page, shop, ani);
  await visit(page, settings);
  await button(page, "Change mobile number").click();
  await button(page, "Send the code").click();
  await typeCode(page, await codeTo(inbox, ani.mobile));
  const field = page.getByLabel("New mobile number");
  await expect(field).toBeFocused();
  await field.fill("712");
  await button(page, "Send the code").click();
  await expect(page.getByText("Please input mobile number with 8 to 13 digits")).toBeVisible();
  await field.fill(other.slice(3));
  await page.getByLabel("A text message (SMS)").check();
  await button(page, "Send the code").click();
  await typeCode(page, await codeTo(inbox, other));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const [row] = await shop.sql("select mobile from identity.member where user_code = $1", [ani.userCode]);
  expect(row?.mobile).toBe(other);
});

test("S11 VA-16 another password signs out every other device, not this one", { tag: "@phone" }, async ({
  page,
  shop,
  toasts,
  browser,
}) => {
  const ani = await addMember(shop);
  const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signIn(elsewhere, shop, ani);
  await signIn(page, shop, ani);
  await visit(page, settings);
  await button(page, "Change password").click();
  await expect(page.getByText("6 to 20 characters")).toBeVisible();
  await page.getByLabel("Current password").fill(memberPassword);
  await page.getByLabel("New password", { exact: true }).fill("Bata-merah8");
  await page.getByLabel("New password once more").fill("Bata-merah9");
  await button(page, "Save").click();
  await expect(page.getByText("The password you entered are not the same")).toBeVisible();
  await page.getByLabel("New password once more").fill("Bata-merah8");
  await button(page, "Save").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => toasts.join()).toContain("Saved");
  const response = await elsewhere.context().request.get(`${shop.url}${settings}`, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  await elsewhere.context().close();
  // The browser goes on with the new session's cookie and token.
  await page.getByLabel("Offers by e-mail").check();
  await expect.poll(() => toasts.join()).toContain("Success");
});

test("D-63 1B-05 an account is deleted after a proof and once its unpaid order is cancelled, and no data of it is left", {
  tag: "@phone",
}, async ({ page, shop, inbox }) => {
  test.slow();
  const ani = await addMember(shop);
  const [unpaid = ""] = await ordersLike({
    owner: `member:${ani.userCode}`,
    draft: { channelCode: "VA_BCA" },
  });
  await signIn(page, shop, ani);
  await visit(page, settings);
  await button(page, "Delete account").click();
  await button(page, "Continue").click();
  await expect(page.getByText("Please tick the box to go on.")).toBeVisible();
  await page.getByLabel("I understand that this cannot be undone.").check();
  await button(page, "Continue").click();
  await page.getByLabel("Current password").fill(memberPassword);
  await button(page, "Continue").click();
  await expectAccessible(page, "the last question before an account is deleted");
  await button(page, "Delete it for good").click();
  await expect(page.getByRole("link", { name: `Order ${unpaid}` })).toHaveAttribute("href", new RegExp(unpaid));
  await expectAccessible(page, "the orders that keep an account");
  await button(page, `Cancel order ${unpaid}`).click();
  await expect(page.getByRole("link", { name: `Order ${unpaid}` })).toBeHidden();
  await button(page, "Delete it for good").click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  expect(await shop.sql("select from identity.member where user_code = $1", [ani.userCode])).toEqual([]);
  expect(await shop.sql("select from identity.session where user_code = $1", [ani.userCode])).toEqual([]);
  await expect.poll(async () => (await inbox.messagesTo(ani.email)).length).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
});
