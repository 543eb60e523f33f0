import { extractText, getDocumentProxy } from "unpdf";
import type { Step } from "#modules/order/server/index.ts";
import { expectAccessible } from "../support/axe.ts";

import { ordersLike } from "../support/orders.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { guestIdOf, visit } from "../support/visit.ts";

const completed: readonly Step[] = [
  { transition: "send", actor: "staff" },
  { transition: "receive", actor: "shopper" },
];

test.beforeEach(({ consent }) => consent("necessary"));

test("OR-03 EN-33 D-61 a completed order has an invoice: to read, to print on two pages at most, and as a file", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const member = await addMember(shop);
  const [code = "", open = ""] = await ordersLike(
    { owner: `member:${member.userCode}`, steps: completed },
    { owner: `member:${member.userCode}`, steps: [] },
  );
  await signIn(page, shop, member);
  await visit(page, `/account/order/detail/${open}`);
  await expect(page.getByRole("link", { name: "View invoice" })).toHaveCount(0);

  await visit(page, `/account/order/detail/${code}`);
  await page.getByRole("link", { name: "View invoice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText(new RegExp(`INV/\\d{4}/\\d\\d/${code}`));
  await expect(sheet).toContainText("NPWP 00.000.000.0-000.000");
  await expect(sheet).toContainText("Rp558.000");
  await expect(sheet).toContainText("The total includes 11% VAT (PPN): Rp55.297");
  await expectAccessible(page, "an invoice");

  const path = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
  const file = await page.request.get(path ?? "");
  expect(file.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await file.body())));
  expect(totalPages).toBe(1);
  for (const content of [`/${code}`, "Red ball", "Rp558.000", "NPWP 00.000.000.0-000.000"]) {
    expect(text.join(" ")).toContain(content);
  }

  const printed = await page.pdf({ preferCSSPageSize: true });
  const paper = await extractText(await getDocumentProxy(new Uint8Array(printed)));
  expect(paper.totalPages).toBe(1);
  const content = paper.text.join(" ").replace(/\s+/g, " ");
  expect(content).toContain("Rp558.000");
  expect(content).not.toContain("Download PDF");
});

test("a guest gets the invoice of an own order; other callers get 404", { tag: "@phone" }, async ({
  page,
  browser,
  shop,
}) => {
  await visit(page, "/order");
  const [code = ""] = await ordersLike({ owner: `guest:${await guestIdOf(page)}`, steps: completed });
  await visit(page, `/order/detail/${code}/invoice`);
  await expect(page.getByRole("article")).toContainText(`/${code}`);

  const otherBrowser = await browser.newContext({ baseURL: shop.url });
  for (const file of [`/order/detail/${code}/invoice`, `/order/detail/${code}/invoice.pdf`]) {
    const response = await otherBrowser.request.get(file);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain("Rp558.000");
  }
  await otherBrowser.close();
});
