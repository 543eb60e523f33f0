import { aPaidOrder, aReturn, confirmCodeOf, requestCancellation, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("an order is found, packed and sent in two parcels; an outdated page shows what changed", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const code = await aPaidOrder();
  await visit(page, "/admin/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await expectAccessible(page, "the list of orders in the back office", "everything");
  await page.keyboard.press("/");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(code));
  await expect(page.getByRole("status")).toHaveText("1 order");
  // The list may be drawn once more after the address has changed, and the focus is lost with the old row.
  await expect(async () => {
    await page.getByLabel("Search", { exact: true }).press("ArrowDown");
    await expect(page.getByRole("link", { name: code })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
  await expectAccessible(page, "an order in the back office");

  await page.getByRole("button", { name: "Packed, goes later" }).click();
  await expect(page.getByText("Packed.", { exact: true })).toBeVisible();
  const late = await context.newPage();
  await visit(late, `/admin/orders/${code}`);

  await page.getByLabel("How many of Ball").fill("1");
  await page.getByLabel("How many of Brick").fill("0");
  await page.getByLabel("Courier's number").fill("JNE 12");
  await page.getByRole("button", { name: "Send 1 piece" }).click();
  await expect(page.getByText("Letters, digits and dashes only")).toBeVisible();
  await page.getByLabel("Courier's number").fill("JNE-12");
  await page.getByRole("button", { name: "Send 1 piece" }).click();
  await expect(page.getByText("Partly shipped")).toBeVisible();
  await expect(page.getByText("JNE-12")).toBeVisible();

  await late.getByRole("button", { name: "Send 3 pieces" }).click();
  await expect(late.getByText("Somebody was faster (Wati the orderDesk): it is “Partly shipped” now.")).toBeVisible();
  await late.getByRole("button", { name: "Send 2 pieces" }).click();
  await expect(late.getByText("Shipped", { exact: true })).toBeVisible();
  await expect(late.getByRole("button", { name: /Send/ })).toHaveCount(0);
  await late.getByRole("link", { name: "Packing slip" }).click();
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Packing slip");
  await expectAccessible(late, "a packing slip", "all but colours");
  // 1A-17: the second parcel holds a ball and the brick, the first one ball alone.
  const units = late.locator("tbody tr");
  await expect(units).toHaveText([/^1Ball/, /^1Brick/]);
  await late.getByRole("link", { name: "Parcel 1" }).click();
  await expect(units).toHaveText([/^1Ball/]);
});

test("MS-04 a pickup is prepared on a phone in the store, its pieces are scanned, and it is handed out against the shopper's code", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "storeStaff");
  const code = await aPaidOrder("pickup");
  await visit(page, `/admin/orders/${code}`);
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await page.getByRole("button", { name: "3 pieces are ready" }).click();
  await expect(page.getByText("Ready for pickup", { exact: true })).toBeVisible();
  const field = page.getByLabel("Barcode or SKU");
  for (const [scanned, answer] of [
    ["SOMETHING-ELSE", "Nothing in this order has the code SOMETHING-ELSE."],
    ["BALL-A", "1 of 3 pieces checked"],
    ["BRICK-A", "2 of 3 pieces checked"],
    ["BRICK-A", "All pieces with the code BRICK-A are checked already."],
    ["ball-a", "All 3 pieces checked"],
  ] as const) {
    await field.pressSequentially(scanned);
    await field.press("Enter");
    await expect(page.getByText(answer)).toBeVisible();
  }
  await expectAccessible(page, "a pickup in the back office");
  await page.getByLabel("Shopper's code").fill("AAAAAA");
  await page.getByRole("button", { name: "Hand out" }).click();
  await expect(page.getByText("This is not the code of this order.")).toBeVisible();
  await page.getByLabel("Shopper's code").fill((await confirmCodeOf(code)).toLowerCase());
  await page.getByRole("button", { name: "Hand out" }).click();
  await expect(page.getByText("Collected", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expectAccessible(page, "the list of orders on a phone", "all but colours");
});

test("a cancellation request is granted, a return is completed with its refund, and all of it is in the audit", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "admin");
  const code = await aPaidOrder();
  await requestCancellation(code);
  await visit(page, `/admin/orders/${code}`);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("Required")).toBeVisible();
  await page.getByRole("button", { name: "Cancel it and give the money back" }).click();
  await expect(page.getByText("Called off; the money goes back.")).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();

  const back = await aReturn();
  await visit(page, "/admin/returns");
  await expectAccessible(page, "the list of returns", "all but colours");
  await visit(page, `/admin/returns/${back}`);
  await expectAccessible(page, "a return in the back office");
  await page.getByRole("button", { name: "Approve the return" }).click();
  await expect(page.getByText("Approved; the shopper has been told.")).toBeVisible();
  // This order was placed without taking anything from a shelf.
  await page.getByLabel("It can be sold again").uncheck();
  await page.getByRole("button", { name: "It has arrived" }).click();
  await expect(page.getByText("Received.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Approve the refund" }).click();
  await expect(page.getByText("The refund is approved. The shopper is told when the money is sent.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Refuse" })).toHaveCount(0);

  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText(back)).toHaveCount(3);
  await expectAccessible(page, "the audit", "all but colours");
  await page.getByRole("link", { name: "Refunds" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refunds");
  await expectAccessible(page, "refunds that need a person", "all but colours");
});
