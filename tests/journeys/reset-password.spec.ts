import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const chosen = "Sepeda-baru7";

async function choose(page: Page): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill("kurang");
  await page.getByLabel("Repeat the new password").fill("kurang");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("The value must contain alphanumeric special characters And at least six")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
  await page.getByLabel("New password", { exact: true }).fill(chosen);
  await page.getByLabel("Repeat the new password").fill(chosen);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page).toHaveURL("/login?reset=1");
  await expect(page.getByText("Your new password is set. Please log in with it.")).toBeVisible();
}

async function logIn(page: Page, account: string): Promise<void> {
  await page.getByLabel("E-mail or mobile number").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(chosen);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Account of Wulan" })).toBeVisible();
}

test("2A-06 D-03 LG-11 RT-31 a forgotten password is replaced by the link in an e-mail, which works once and is then refused", async ({
  page,
  shop,
  inbox,
}) => {
  const member = await newMember(shop);
  await visit(page, "/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The address changes a breath before the page: both have a field of that name.
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectAccessible(page, "forgot password");
  await untilAlive(page);
  await page.getByLabel("E-mail or mobile number").fill("nobody@");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await page.getByLabel("E-mail or mobile number").fill(member.email);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(`If ${member.email} has an account`)).toBeVisible();

  const links = async () =>
    (await inbox.messagesTo(member.email)).flatMap(({ text }) => /\/reset-password#token=\S+/.exec(text ?? "") ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  const [link = ""] = await links();
  await page.goto(link);
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await choose(page);
  await logIn(page, member.email);
  await expect
    .poll(async () => (await inbox.messagesTo(member.email)).map(({ subject }) => subject).sort())
    .toEqual(["Choose a new password", "Your password was changed"]);

  await page.goto("/contact-us");
  await page.goto(link);
  await untilAlive(page);
  // 2A-06: a used link shows it before anything is typed.
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This link is no longer valid");
  await page.getByRole("button", { name: "Ask for a new one" }).click();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
});

test("2B-02 D-03 LG-11 RT-31 or by a code that comes to the phone, and on a new device by the link as well", {
  tag: "@phone",
}, async ({ page, shop, inbox }) => {
  const member = await newMember(shop);
  await visit(page, "/reset-password");
  await page.getByLabel("E-mail or mobile number").fill(`0${member.mobile.slice(3)}`);
  await page.getByRole("button", { name: "Send" }).click();
  const codes = async () =>
    (await inbox.messagesTo(member.mobile)).flatMap(({ text }) => /\b\d{4}\b/.exec(text ?? "") ?? []);
  await expect.poll(async () => (await codes()).length).toBe(1);
  const [code = ""] = await codes();
  await page.getByRole("dialog").getByLabel("Verification code").fill(code);
  await expect(page.getByText("One more step")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    /Your code is right\. .* we have also sent a link to m•••@example\.com/,
  );
  await expectAccessible(page, "a second proof is asked for");
  const links = async () =>
    (await inbox.messagesTo(member.email)).flatMap(({ text }) => /\/reset-password#token=\S+/.exec(text ?? "") ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  await page.goto("/contact-us");
  await page.goto((await links())[0] ?? "");
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await choose(page);
  await logIn(page, member.mobile);
});
