import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MP-13 MF-04 MF-07 MF-11 MF-12 MF-17 a brand is created; two people see each other edit it, choose between their values, and one change is undone from the history", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const me = await signInBySteps(context, shop.url, "catalogue");
  const own = crypto.randomUUID().slice(0, 8).toUpperCase();
  const name = `Kayu ${own}`;

  await visit(page, "/admin/brands");
  await page.getByRole("link", { name: "New brand" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New brand");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Code").fill("with space");
  await page.getByLabel("Address").fill("Not an address");
  await page.getByRole("button", { name: "Create" }).click();

  // MF-12: sentences beside the fields, a summary that leads to each, focus on the first.
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link")).toHaveText([/^Code: /, /^Address: /]);
  await expect(page.getByLabel("Code")).toBeFocused();
  await expectAccessible(page, "a refused brand");
  expect(await smallTouchTargets(page, 44), "a refused brand").toEqual([]);
  await summary.getByRole("link", { name: /^Address/ }).click();
  await expect(page.getByLabel("Address")).toBeFocused();
  await page.getByLabel("Code").fill(`KAYU${own}`);
  await page.getByLabel("Address").fill(`kayu-${own.toLowerCase()}`);
  await page.getByRole("textbox", { name: "English" }).fill("Wooden toys");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/brands/KAYU${own}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Missing", { exact: true })).toHaveCount(3);
  await page.getByRole("button", { name: "Text: copy English to Bahasa Indonesia" }).click();
  await expect(page.getByRole("textbox", { name: "Bahasa Indonesia" })).toHaveValue("Wooden toys");

  // MF-11: what is typed is not left by accident, and survives a reload.
  await page.getByRole("link", { name: "Brands", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).first().click();
  page.once("dialog", (dialog) => void dialog.accept());
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Wooden toys");
  await page.reload();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByRole("textbox", { name: "Bahasa Indonesia" })).toHaveValue("Wooden toys");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // MF-17: a second person has the same page open, and each sees the other.
  const theirs = await context.browser()?.newContext({ baseURL: shop.url });
  if (!theirs) throw new Error("no second browser");
  await sitDown(theirs, shop.url, "admin");
  const other = await theirs.newPage();
  await visit(other, `/admin/brands/KAYU${own}`);
  await expect(other.getByText("Also on this page: Nina Newcomer.")).toBeVisible();
  await expect(page.getByText("Also on this page: Wati the admin.")).toBeVisible();
  await other.getByRole("textbox", { name: "Bahasa Indonesia" }).fill("Mainan kayu");
  await other.getByRole("textbox", { name: "English" }).fill("Toys of wood");
  await expect(page.getByText("Also editing: Wati the admin.")).toBeVisible();
  await expectAccessible(page, "somebody else on the same page");
  expect(await smallTouchTargets(page, 44), "somebody else on the same page").toEqual([]);

  // MF-17 MF-04: what one saves appears to the other, who has changed one of the fields too; nothing typed is lost.
  await page.getByRole("textbox", { name: "English" }).fill("Wooden toys from Bandung");
  await page.getByRole("textbox", { name: "Tiếng Việt" }).fill("Đồ chơi gỗ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Tiếng Việt" })).toHaveValue("Đồ chơi gỗ");
  await expect(other.getByText("Nina Newcomer saved changes, shown here now: Text (Tiếng Việt).")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "English" })).toHaveValue("Toys of wood");
  await expect(other.getByRole("textbox", { name: "English" })).toBeFocused();
  await expect(other.getByRole("textbox", { name: "Bahasa Indonesia" })).toHaveValue("Mainan kayu");
  const conflict = other.getByRole("group", { name: "Text (English)" });
  await expect(conflict).toContainText("Wooden toys from Bandung");
  await expect(conflict).toContainText("Nina Newcomer");
  await expect(other.getByRole("button", { name: "Save" })).toBeDisabled();
  await expectAccessible(other, "two values of one field");
  await conflict.getByRole("radio", { name: /Nina Newcomer/ }).check();
  await expect(other.getByRole("textbox", { name: "English" })).toHaveValue("Wooden toys from Bandung");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Bahasa Indonesia" })).toHaveValue("Mainan kayu");
  await theirs.close();
  await expect(page.getByText(/^Wati the admin is /)).toBeHidden({ timeout: 60_000 });

  // MF-11: the session ends during typing; the sign-in dialog keeps the typed text.
  await page.getByRole("textbox", { name: "简体中文" }).fill("木制玩具");
  await context.clearCookies({ name: "admin" });
  await page.getByRole("button", { name: "Save" }).click();
  const signIn = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(signIn.getByLabel("Work e-mail")).toHaveValue(me.email);
  await expectAccessible(page, "signing in above a form");
  await signIn.getByLabel("Password", { exact: true }).fill(me.password);
  await signIn.getByRole("button", { name: "Continue" }).click();
  await signIn.getByLabel("Code from your app").fill(me.recoveryCodes[0] ?? "");
  await signIn.getByRole("button", { name: "Sign in and save" }).click();
  await expect(signIn).toBeHidden();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "简体中文" })).toHaveValue("木制玩具");
  await expect(page.getByRole("textbox", { name: "Tiếng Việt" })).toHaveValue("Đồ chơi gỗ");

  // MF-07: who changed what; one change is taken back, an earlier state compared.
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("article")).toHaveCount(5);
  await expect(history.getByRole("article").first()).toContainText("Text (简体中文)");
  await history.getByRole("button", { name: "Undo change 5" }).click();
  await expect(history.getByText("Undone.", { exact: true })).toBeVisible();
  await expect(history.getByRole("article")).toHaveCount(6);
  await history.getByRole("button", { name: "Compare version 1 with the current one" }).click();
  const compared = page.getByRole("dialog").filter({ hasText: "Restore this version" }).last();
  await expect(compared.getByRole("row", { name: /Text \(English\)/ })).toContainText("Wooden toys from Bandung");
  await expectAccessible(page, "a version beside the current one", "all but colours");
  await compared.getByRole("button", { name: "Restore this version" }).click();
  await expect(history.getByText("Restored.", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("textbox", { name: "English" })).toHaveValue("Wooden toys");
  await expect(page.getByRole("textbox", { name: "简体中文" })).toHaveValue("");
});
