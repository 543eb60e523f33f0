import { sitDown } from "../support/admin.ts";
import { aStore, deliveredForCash, limitToStore } from "../support/cash.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MO-06 a store counts and closes a day with a difference, and the closed day prints; finance opens it again", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const store = await aStore(shop);
  const day = "2026-03-05";
  const order = await deliveredForCash(shop, { storeCode: store.code, day, total: 288_000, notCollected: 88_000 });
  await deliveredForCash(shop, { storeCode: (await aStore(shop, 2)).code, day, total: 99_000 });
  await sitDown(context, shop.url, "storeStaff");
  await limitToStore(context, shop, store.code);

  await visit(page, "/admin/cash?state=waiting");
  await expect(page.getByText("Rp99.000")).toHaveCount(0);
  await page.getByRole("link", { name: "05/03" }).click();
  await expect(page.getByText(order)).toBeVisible();
  await page.getByLabel("Pieces of Rp100.000").fill("1");
  await page.getByLabel("Pieces of Rp50.000").fill("1");
  await expect(page.getByText("Difference: -Rp50.000")).toBeVisible();
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText("Please say why").last()).toBeVisible();
  await expect(page.getByLabel("Pieces of Rp50.000")).toHaveValue("1");
  await page.getByLabel("Reason of the difference").fill("A note is missing");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText("The day is closed.")).toBeVisible();
  await expect(page.getByText("A note is missing").first()).toBeVisible();
  await expect(page.getByText("Open this day again")).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Counted by, signature")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await sitDown(context, shop.url, "finance");
  await visit(page, `/admin/cash/${store.code}/${day}`);
  await page.getByText("Open this day again").click();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("Please say why").last()).toBeVisible();
  await page.getByLabel("Why is it opened again?").fill("The note was found");
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("The day is open again.")).toBeVisible();
  await page.getByLabel("Pieces of Rp100.000").fill("2");
  await expect(page.getByText("No difference", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(page.getByText("The day is closed.")).toBeVisible();
  await expect(page.getByText("The note was found")).toBeVisible();
});
