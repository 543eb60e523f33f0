import { readFile } from "node:fs/promises";
import { locales } from "#kit/core/locale.ts";
import { aPaidOrder, sitDown } from "../support/admin.ts";
import { saveRecord } from "../support/admin-screens/record-states.ts";
import { expectAccessible } from "../support/axe.ts";
import { memberWithCart, openCheckout, plainSku } from "../support/checkouts.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const minute = 60_000;

test("MU-02 marketing makes a segment of those who spent over Rp 1,000,000 and live in Bandung, counts it and limits a coupon to it; a member inside uses it, one outside reads why not", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const sku = await plainSku(shop);
  const inside = await memberWithCart(page, shop, [{ sku }]);
  await shop.sql("update address_book.address set district_code = $2 where user_code = $1", [
    inside.userCode,
    "32.73.02",
  ]);
  const outside = await addMember(shop, "Budi");
  await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, 1)", [
    `member:${outside.userCode}`,
    sku,
  ]);
  // Four orders of Rp 288,000 each; the one outside has them as well, and lives nowhere.
  for (const { userCode } of [inside, outside])
    for (let order = 0; order < 4; order += 1) await aPaidOrder("delivery", `member:${userCode}`);

  await sitDown(context, shop.url, "marketing");
  await visit(page, "/admin/segments");
  await page.getByRole("link", { name: "New segment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New segment");
  const code = `bandung-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name", { exact: true }).fill("Bandung, over a million");
  await page.getByLabel("Name", { exact: true }).blur();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("bandung-over-a-million");
  await page.getByLabel("Code", { exact: true }).fill(code);

  // Without conditions nothing is saved, and the sentence stands beside the field.
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Choose at least one condition.").last()).toBeVisible();
  await expect(page.getByText("Fill in the conditions to count.")).toBeVisible();

  // The rows are added and filled by keyboard alone.
  await page.getByLabel("Add a condition").focus();
  await page.getByLabel("Add a condition").selectOption("spent");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const spent = page.getByRole("group", { name: "Spent" });
  await expect(spent).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(spent.getByLabel("At least")).toBeFocused();
  await page.keyboard.type("1000000");
  await expect(page.getByText(inside.userCode)).toBeVisible();
  await expect(page.getByText(outside.userCode)).toBeVisible();
  await page.getByLabel("Add a condition").selectOption("region");
  await page.getByRole("button", { name: "Add condition", exact: true }).click();
  const region = page.getByRole("group", { name: "Lives in" });
  await region.getByLabel("Choose: Provinces and cities").selectOption("32.73");
  await region.getByRole("button", { name: /^Add/ }).click();
  await expect(region.getByRole("button", { name: /^Remove .*Bandung/i })).toBeVisible();
  await expect(page.getByText(outside.userCode)).toHaveCount(0);
  await expect(page.getByText(inside.userCode)).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/segments/${code}$`));
  await expectAccessible(page, "a segment of customers");

  // A coupon of its own is limited to it.
  const coupon = `SEG${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await saveRecord({ context, shop }, "coupon", coupon, 0, {
    status: "active",
    names: Object.fromEntries(locales.map((locale) => [locale, "Salam Bandung"])),
    amount: 25_000,
    scope: { everything: true },
    stackable: true,
    beginsAt: new Date(Date.now() - minute).toISOString(),
    endsAt: new Date(Date.now() + 60 * minute).toISOString(),
  });
  await visit(page, `/admin/coupons/${coupon}`);
  await page.getByLabel("Segment", { exact: true }).selectOption(code);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  // The segment names the coupon, stays while it is used, and gives its people as codes.
  await visit(page, `/admin/segments/${code}`);
  await expect(page.getByRole("link", { name: "Salam Bandung" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download codes for analysis (CSV)" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  expect(lines.some((line) => line.includes(inside.userCode))).toBe(true);
  expect(lines.join()).not.toContain(outside.userCode);
  expect(lines.join()).not.toContain(inside.email);
  await expect(page.getByRole("link", { name: "Download for e-mail (CSV)" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(`These coupons are limited to this segment: ${coupon}.`).first()).toBeVisible();

  // An offer to the segment is counted before it is sent: nobody of it has agreed.
  await visit(page, "/admin/offers");
  await page.getByLabel("To", { exact: true }).selectOption(code);
  await page.getByRole("button", { name: "Count", exact: true }).click();
  await expect(page.getByText(/^Bandung, over a million: .* without consent (?:is|are) left out\.$/)).toBeVisible();

  // Inside: the cart shows the usual price, the checkout takes the coupon.
  await visit(page, "/shop-cart");
  await expect(page.getByRole("main").getByText("Salam Bandung")).toHaveCount(0);
  await openCheckout(page, shop);
  await page.getByLabel("Coupon code").fill(coupon);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByRole("button", { name: "Take it off" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .locator("dl > div")
      .filter({ hasText: /^Coupon/ }),
  ).toContainText("-Rp25.000");

  await signIn(page, shop, outside);
  await openCheckout(page, shop);
  await page.getByLabel("Coupon code").fill(coupon);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("This coupon is for a group of customers that your account is not in.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it off" })).toHaveCount(0);
});
