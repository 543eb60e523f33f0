import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MO-04 chosen orders are packed, printed and handed to the courier by one press each; what is refused is named", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const [first, second, pickup] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder("pickup")];
  const codes = [first, second, pickup];
  await visit(page, "/admin/orders");
  for (const code of codes) await page.getByLabel(`Select ${code}`).check();
  await page.getByRole("link", { name: "Pack and send 3" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pack and send");
  const address = page.url();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/admin/orders/batch")) sent.push(request.url());
  });

  // Somebody else packs one of them meanwhile.
  const other = await context.newPage();
  await visit(other, `/admin/orders/${second}`);
  await other.getByRole("button", { name: "Packed, goes later" }).click();
  await expect(other.getByText("Packed.", { exact: true })).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Mark as packed" }).click();
  await expect(page.getByText("Packed: 2. Refused: 1.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: second })).toContainText("has packed it already.");

  await page.getByLabel(`Courier's number ${first}`).fill("JNE 12");
  await page.getByRole("button", { name: "Hand to the courier" }).click();
  await expect(page.getByText(`${first}: Letters, digits and dashes only`)).toBeVisible();
  await expect(page.getByLabel(`Courier's number ${first}`)).toHaveValue("JNE 12");
  await page.getByLabel(`Courier's number ${first}`).fill("JNE-12");
  await page.getByLabel(`Courier's number ${second}`).fill("JNE-13");
  // A scanner ends each number with Enter: that leads to the next number and sends nothing.
  const numbers = page.getByLabel(/^Courier's number /);
  await expect(numbers).toHaveCount(2);
  await numbers.first().press("Enter");
  await expect(numbers.last()).toBeFocused();
  await numbers.last().press("Enter");
  await page.getByLabel(`Select ${first}`).press("Enter");
  await page.getByLabel("Courier", { exact: true }).selectOption("JNE");
  await page.getByRole("button", { name: "Hand to the courier" }).click();
  await expect(page.getByText(/^Handed to the courier: 2\. Refused: /)).toBeVisible();
  await expect(page.getByLabel(`Select ${first}`)).toBeDisabled();
  // One press of "Mark as packed", two of "Hand to the courier".
  expect(sent).toHaveLength(3);

  await page.getByRole("link", { name: "Print labels" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parcel labels");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toContainText("JNE-12");
  await expect(page.getByRole("img", { name: "QR code of JNE-13" })).toBeVisible();
  await visit(page, address);
  await page.getByRole("link", { name: "Print slips" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  // One slip on each page of paper.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(3);

  // "All that match" becomes a list of orders, so that it stays the same when some of them are sent.
  await visit(page, `/admin/orders/batch?all=1&tab=all&search=${pickup}`);
  await expect(page).toHaveURL(new RegExp(`only=${pickup}`));
  await expect(page.getByRole("checkbox")).toHaveCount(1);
});
