import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("D-70 an administrator invites a staff member, who signs in by the link in an e-mail; roles, sessions and the account itself are changed", {
  tag: "@phone",
}, async ({ page, context, shop, inbox }) => {
  await sitDown(context, shop.url, "admin");
  const own = crypto.randomUUID().slice(0, 8);
  const [name, email] = [`Nadia ${own}`, `nadia-${own}@staff.example`];
  await visit(page, "/admin/staff");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");
  await page.getByText("Invite somebody").click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Work e-mail").fill("nadia");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Choose at least one role")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await expectAccessible(page, "inviting somebody");
  expect(await smallTouchTargets(page, 44), "inviting somebody").toEqual([]);
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByRole("checkbox", { name: "Store staff" }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Invited; a letter with the link is on its way.")).toBeVisible();

  await expect.poll(async () => (await inbox.messagesTo(email)).length).toBe(1);
  const [mail] = await inbox.messagesTo(email);
  const link = /https?:\/\/\S+\/admin\/welcome#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const theirs = await context.browser()?.newContext({ baseURL: shop.url });
  const newcomer = await theirs?.newPage();
  if (!theirs || !newcomer) throw new Error("no second browser");
  await visit(newcomer, new URL(link).pathname + new URL(link).hash);
  await expect(newcomer.getByLabel("Work e-mail")).toHaveValue(email);
  await expect(newcomer).toHaveURL(/\/admin\/welcome$/);
  await newcomer.getByLabel("New password", { exact: true }).fill("Batu karang di laut");
  await newcomer.getByRole("button", { name: "Set password" }).click();
  await expect(newcomer.getByText("Your password is set.")).toBeVisible();
  await theirs.close();

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Support" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changed.")).toBeVisible();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Switched off", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Switch on again" }).click();
  await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
  await expectAccessible(page, "somebody who works here", "all but colours");
  await page.getByRole("link", { name: "Activity about this account" }).click();
  await expect(page.getByRole("main").getByText("Switched an account")).toHaveCount(2);
});

test("D-71 marketing notifies members of an offer: consenting members read it behind the bell, others get nothing", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const [ani, budi] = [await addMember(shop), await addMember(shop, "Budi")];
  await shop.sql(
    `insert into newsletter.preference (user_code, by_email, by_whatsapp, news, updated_at)
     values ($1, true, false, false, now()), ($2, false, false, true, now())`,
    [ani.userCode, budi.userCode],
  );
  await sitDown(context, shop.url, "marketing");
  await visit(page, "/admin/offers");
  const title = `Half price ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text").fill("Until Sunday, on every brick.");
  await page.getByLabel("Leads to").fill("https://elsewhere.example");
  await page.getByRole("button", { name: "Send to everybody who agreed" }).click();
  await expect(page.getByText("An address of this shop, such as /page/flash-sale").last()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Leads to").fill("/page/nowhere-at-all");
  await page.getByRole("button", { name: "Send to everybody who agreed" }).click();
  await expect(page.getByText("There is no page at this address")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Leads to").fill("/contact-us");
  await expectAccessible(page, "telling of an offer");
  await page.getByRole("button", { name: "Send to everybody who agreed" }).click();
  await expect(page.getByText("On its way to everybody who agreed to hear of offers.")).toBeVisible();
  const messagesTo = (userCode: string) =>
    shop.sql("select from notification.notice where user_code = $1 and data ->> 'title' = $2", [userCode, title]);
  await expect.poll(async () => (await messagesTo(ani.userCode)).length).toBe(1);
  expect(await messagesTo(budi.userCode)).toEqual([]);
  await signIn(page, shop, ani);
  await visit(page, "/account/notifications");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(title) })
    .click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("MF-18 an administrator makes a role from the list of permissions, gives it to a staff member, and cannot delete it while they have it", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "admin");
  await visit(page, "/admin/staff");
  await page.getByRole("link", { name: "Roles", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roles");
  await expect(page.getByRole("link", { name: "Administrator" })).toBeVisible();
  await expectAccessible(page, "the list of roles");
  await page.getByRole("link", { name: "New role" }).click();
  const code = `photographer${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name", { exact: true }).fill(`Photographer ${code}`);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByLabel("Upload and edit pictures and videos").check();
  await expectAccessible(page, "a new role");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/staff/roles/${code}$`));
  await expect(page.getByLabel("Upload and edit pictures and videos")).toBeChecked();
  await expect(page.getByLabel("See orders")).not.toBeChecked();

  await visit(page, "/admin/staff");
  await page.getByText("Invite somebody").click();
  await page.getByLabel("Name").fill("Lia");
  await page.getByLabel("Work e-mail").fill(`${code}@staff.example`);
  await page.getByRole("checkbox", { name: `Photographer ${code}` }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Invited; a letter with the link is on its way.")).toBeVisible();
  await visit(page, `/admin/staff/roles/${code}`);
  await page.getByText("Delete", { exact: true }).click();
  await page.getByRole("button", { name: "Delete this role" }).click();
  await expect(page.getByText("Still the role of Lia. Give them another one first.")).toBeVisible();
});
