import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { enterCell, gridCell } from "../support/sku-grid.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { aProductWithVariants } from "../support/variant-products.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("one person edits a product in two tabs: both keep what is typed, a double press saves once, and an ended session asks for a sign-in above the form", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  test.slow();
  const me = await signInBySteps(context, shop.url, "catalogue");
  const code = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const [first = "", second = ""] = await aProductWithVariants(code, 2);
  const other = await context.newPage();
  await visit(page, `/admin/products/${code}`);
  await visit(other, `/admin/products/${code}`);
  const nameIn = (tab: typeof page) =>
    tab.getByRole("group", { name: "Name", exact: true }).getByLabel("English", { exact: true });
  const save = (tab: typeof page) => tab.getByRole("button", { name: "Save", exact: true });
  const saves = async () => {
    const [counted] = await shop.sql<{ saves: number }>(
      `select count(distinct entry_id)::int as saves from kit.journal_change where record_type = 'product' and record_id = $1`,
      [code],
    );
    return counted?.saves;
  };
  const before = (await saves()) ?? 0;
  const typeInto = async (tab: typeof page, sku: string, text: string) => {
    await enterCell(gridCell(tab, "Price", sku));
    await tab.keyboard.type(text);
    await tab.keyboard.press("Enter");
  };

  // Each tab changes fields of its own and the price of one variant; the second press of a double press saves nothing.
  await nameIn(page).fill("Two tails");
  await typeInto(page, first, "120000");
  await other.getByLabel("Purchase limit").fill("5");
  await typeInto(other, first, "130000");
  await save(other).dblclick();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  expect(await saves()).toBe(before + 1);
  await expect(page.getByLabel("Purchase limit")).toHaveValue("5");
  await expect(nameIn(page)).toHaveValue("Two tails");
  const conflict = page.getByRole("group", { name: new RegExp(`Price.*${first}|${first}.*Price`) });
  await expect(conflict).toContainText("130");
  await expect(conflict).toContainText("120");
  await conflict.getByRole("radio").last().check();
  const chosen = await gridCell(page, "Price", first).textContent();
  await page.bringToFront();
  await save(page).dblclick();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await saves()).toBe(before + 2);
  await expect(nameIn(other)).toHaveValue("Two tails");
  await expect(gridCell(other, "Price", first)).toHaveText(chosen ?? "");

  // The session ends while both tabs have something typed.
  await nameIn(page).fill("Three tails");
  await typeInto(page, second, "140000");
  await other.getByLabel("Purchase limit").fill("6");
  await context.clearCookies({ name: "admin" });
  await save(page).dblclick();
  const signIn = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(signIn.getByLabel("Work e-mail")).toHaveValue(me.email);
  await expectAccessible(page, "signing in above a product");
  await signIn.getByLabel("Password", { exact: true }).fill(me.password);
  await signIn.getByRole("button", { name: "Continue" }).click();
  await signIn.getByLabel("Code from your app").fill(me.recoveryCodes[0] ?? "");
  await signIn.getByRole("button", { name: "Sign in and save" }).dblclick();
  await expect(signIn).toBeHidden();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await saves()).toBe(before + 3);

  // The other tab goes on with the new session, and lost nothing either.
  await expect(nameIn(other)).toHaveValue("Three tails");
  await expect(other.getByLabel("Purchase limit")).toHaveValue("6");
  await save(other).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  const [saved] = await shop.sql<{ name: string; limit: number; prices: string[] }>(
    `select names ->> 'en-US' as name, purchase_limit as limit,
       (select array_agg(price::text order by code) from catalogue.sku where code = any($2::text[])) as prices
     from catalogue.product where code = $1`,
    [code, [first, second]],
  );
  expect(saved).toEqual({ name: "Three tails", limit: 6, prices: [chosen, "140000"] });
  expect(await saves()).toBe(before + 4);
});
