import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import type { Inbox } from "../support/inbox.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, memberPassword, signIn } from "../support/sign-in.ts";
import { tooSmall } from "../support/too-small.ts";
import { untilAlive, visit } from "../support/visit.ts";

const settings = "/account/accountSetting";

test.beforeEach(({ consent }) => consent("necessary"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The code that was sent to somebody, once it has arrived. */
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

test("RT-40 RO-07 SE-08 looking around needs no login; the account asks for one, and is kept by nobody on the way", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  for (const path of ["/", "/plp/search", "/pdp/LKH1001", "/store", "/blog", "/page/privacy-policy"]) {
    expect([path, (await page.context().request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  }
  const answer = await page.context().request.get(settings, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/login?redirectUrl=%2Faccount%2FaccountSetting");
  await signIn(page, shop, await addMember(shop));
  const own = await visit(page, settings);
  expect(own?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
});

test("AC-06 the settings show who one is, and the account's pages lead to each other", async ({
  page,
  shop,
  isMobile,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account");
  await expect(page).toHaveURL(settings);
  await expect(page.getByText(ani.email)).toBeVisible();
  await expectAccessible(page, "account settings");
  expect(await tooSmall(page, isMobile ? 44 : 24), "account settings").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "account settings in the dark", "colours");
  const nav = page.getByRole("navigation", { name: "My account" });
  await expect(nav.getByRole("link")).toHaveText(["My wishlist", "Account settings"]);
  await nav.getByRole("link", { name: "My wishlist" }).click();
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

test("VA-07 VA-08 the WhatsApp number is changed in its place; AC-08 ER-19 a failure is silent", async ({
  page,
  shop,
  complaints,
}) => {
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
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("628123456789")).toBeVisible();

  complaints.allow(/updateMemberProfile/);
  await page.route("**/graphql?opname=updateMemberProfile*", (route) => route.abort());
  await button(page, "Change WhatsApp number").click();
  await field.fill("999");
  await button(page, "Save").click();
  await expect(page.getByText("628123456789")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("");
  await expect(page.getByText("That did not work")).toHaveCount(0);
});

test("D-63 another mailbox needs the password and a code to it", async ({ page, shop, inbox }) => {
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

test("D-63 another mobile number needs a code to the old one and one to the new one", async ({ page, shop, inbox }) => {
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

test("S11 VA-16 another password signs out every other device, not this one", async ({ page, shop, browser }) => {
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
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const answer = await elsewhere.context().request.get(`${shop.url}${settings}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await elsewhere.context().close();
  // The browser goes on with the new session's cookie and token.
  await page.getByLabel("Offers by e-mail").check();
  await expect(page.getByText("Success")).toBeVisible();
});

test("NL-13 a preference is kept and its success said; NL-14 one that could not be kept turns back silently", async ({
  page,
  shop,
  complaints,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  const byEmail = page.getByLabel("Offers by e-mail");
  const byWhatsApp = page.getByLabel("Offers by WhatsApp");
  await expect(byEmail).not.toBeChecked();
  await byEmail.check();
  await expect(page.getByText("Success")).toBeVisible();
  complaints.allow(/synSSUserInfo/);
  await page.route("**/graphql?opname=synSSUserInfo*", (route) => route.abort());
  // Ticked by its label, for the box may have turned back before anybody looks.
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
  expect((await page.evaluate(() => localStorage.getItem("userInfo"))) ?? "").not.toContain(ani.firstName);
  await page.getByLabel("E-mail or mobile number").fill(ani.email);
  await page.getByLabel("Password", { exact: true }).fill(memberPassword);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(settings);
  await expect(page.getByText(ani.email)).toBeVisible();
});

test("D-63 everything about oneself comes as a file", { tag: "@desktop" }, async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, settings);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = JSON.parse(Buffer.concat(chunks).toString());
  expect(file).toMatchObject({ profile: { userCode: ani.userCode, email: ani.email }, wishes: [], cart: [] });
  expect(JSON.stringify(file)).not.toContain("argon2id");
});

test("D-63 an account is deleted after a proof, and nothing of it is left", async ({ page, shop, inbox }) => {
  const ani = await addMember(shop);
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
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  expect(await shop.sql("select from identity.member where user_code = $1", [ani.userCode])).toEqual([]);
  expect(await shop.sql("select from identity.session where user_code = $1", [ani.userCode])).toEqual([]);
  await expect.poll(async () => (await inbox.messagesTo(ani.email)).length).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
});

test("AC-07 D-62 the wishlist shows the price and stock of now, adds to the cart, and lets go with a way back", async ({
  page,
  shop,
  isMobile,
}) => {
  const ani = await addMember(shop);
  const [single] = await shop.sql<{ code: string }>(
    `select code from catalogue.product where on_sale
       and (select count(*) from catalogue.sku where product_code = product.code) = 1
       and exists (select from catalogue.sku join inventory.stock on stock.sku_code = sku.code
         join inventory.source on source.code = stock.source_code and source.kind = 'warehouse'
         where sku.product_code = product.code and stock.quantity - stock.sold > 20)
     order by code limit 1`,
  );
  for (const code of [single?.code, "LKH1001"]) {
    await shop.sql("insert into wishlist.wish (user_code, product_code) values ($1, $2)", [ani.userCode, code]);
  }
  await signIn(page, shop, ani);
  await visit(page, "/account/wishlist");
  await expect(page.getByText("2 wishes")).toBeVisible();
  const runner = page.getByRole("article").filter({ hasText: "Angin Pagi Daily Runner" });
  await expect(runner).toContainText(/Rp\d/);
  await expect(runner.getByText(/In stock|Only \d+ left/)).toBeVisible();
  await expect(runner.getByRole("link", { name: "Choose Angin Pagi Daily Runner" })).toBeVisible();
  await expectAccessible(page, "a wishlist");
  expect(await tooSmall(page, isMobile ? 44 : 24), "a wishlist").toEqual([]);
  const other = page.getByRole("article").filter({ hasNotText: "Angin Pagi Daily Runner" });
  await other.getByRole("button", { name: /^Add/ }).click();
  await expect(page.getByRole("link", { name: /Cart.*1/ }).first()).toBeVisible();

  await runner.getByRole("button", { name: "Remove Angin Pagi Daily Runner from my wishlist" }).click();
  await expect(runner).toHaveCount(0);
  await expect(page.getByText("1 wish", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(runner).toBeVisible();
  await visit(page, "/account/wishlist");
  await expect(page.getByText("2 wishes")).toBeVisible();
});
