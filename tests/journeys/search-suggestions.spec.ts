import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
});

test("suggestions complete a typed term with terms, categories, brands and products", { tag: "@phone" }, async ({
  page,
}) => {
  const box = page.getByLabel("Search products");
  await box.click();
  await expect(box).toHaveRole("combobox");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.pressSequentially("bal");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option").first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(list.getByRole("group", { name: "Products" }).getByRole("option").first()).toContainText("Rp");
  await expectAccessible(page, "open suggestions", "everything");
  await list.getByRole("group", { name: "Categories" }).getByRole("option", { name: "Balls", exact: true }).click();
  await expect(page).toHaveURL("/balls.html");
  await expect(list).toBeHidden();
});

test("terms typed before hydration are suggested for too", { tag: "@phone" }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact-us", { waitUntil: "commit" });
  const box = page.getByLabel("Search products");
  await box.fill("bal");
  release();
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first()).toBeVisible();
  await expect(box).toHaveValue("bal");
});

test("arrows mark a suggestion, Enter takes it, Esc closes the list and keeps the input", { tag: "@desktop" }, async ({
  page,
}) => {
  const box = page.getByLabel("Search products");
  await box.click();
  await box.pressSequentially("bal");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await box.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue("bal");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const target = await options.first().getAttribute("href");
  await box.press("Enter");
  await expect(page).toHaveURL(target ?? "");
});

test("earlier searches are offered again until they are cleared", { tag: "@phone" }, async ({ page }) => {
  const box = page.getByLabel("Search products");
  await box.click();
  await expect(box).toHaveRole("combobox");
  await box.fill("backpack");
  await box.press("Enter");
  await expect(page).toHaveURL("/search/backpack?q=backpack");
  await page.reload();
  await untilAlive(page);
  await expect(box).toHaveValue("backpack");
  await box.fill("");
  const recent = page.getByRole("group", { name: "Searched before" });
  await expect(recent.getByRole("option")).toHaveText(["backpack"]);
  await expectAccessible(page, "earlier searches", "everything");
  await page.getByRole("button", { name: "Clear these searches" }).click();
  await expect(recent).toBeHidden();
  await expect(box).toBeFocused();
});
