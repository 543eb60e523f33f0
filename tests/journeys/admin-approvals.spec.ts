import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { aProposedPrice } from "../support/proposals.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MF-15 MF-13 a price below the floor waits: its proposer reads so and cannot decide, a second person refuses one and approves another by phone", {
  tag: "@phone",
}, async ({ page, context, shop, browser }) => {
  await sitDown(context, shop.url, "catalogue");
  const cheap = await aProposedPrice(context, shop.url);
  const cheaper = await aProposedPrice(context, shop.url);

  // The proposer.
  await visit(page, `/admin/products/${cheap.code}`);
  await expect(page.getByText("1 price waits for approval.")).toBeVisible();
  await page.getByRole("link", { name: "See what waits" }).click();
  const own = page.getByRole("listitem").filter({ hasText: cheap.name });
  await expect(own.getByText("You proposed this. Another person has to decide.")).toBeVisible();
  await expect(own.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  await expect(own.getByText("Rp100.000")).toBeVisible();
  await expect(own.getByText("Rp10.000")).toBeVisible();

  // The second person, on a narrow phone.
  const other = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await sitDown(other, shop.url, "finance");
  const desk = await other.newPage();
  await visit(desk, "/admin/approvals");
  await expect(desk.getByRole("navigation").getByRole("link", { name: /^Approvals \d+\+? waiting/ })).toBeVisible();
  const first = desk.getByRole("listitem").filter({ hasText: cheap.name });
  await first.getByText("Refuse", { exact: true }).first().click();
  await first.getByRole("button", { name: `Refuse: ${cheap.name}` }).click();
  await expect(first.getByText("Please say why.")).toBeVisible();
  await expectAccessible(desk, "what waits for approval, on a phone");
  await first.getByLabel("Why not?").fill("We lose money on it");
  await first.getByRole("button", { name: `Refuse: ${cheap.name}` }).click();
  await expect(desk.getByText("Refused.")).toBeVisible();
  await expect(first).toHaveCount(0);
  await desk.getByRole("button", { name: `Approve: ${cheaper.name}` }).click();
  await expect(desk.getByText("Approved.", { exact: true })).toBeVisible();
  const width = await desk.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await other.close();

  // The proposer reads what became of both.
  await visit(page, "/admin/approvals?decided=1");
  await expect(page.getByRole("listitem").filter({ hasText: cheap.name })).toContainText("We lose money on it");
  await expect(page.getByRole("listitem").filter({ hasText: cheaper.name })).toContainText("Approved");
});
