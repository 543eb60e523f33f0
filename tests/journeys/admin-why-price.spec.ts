import { rupiah } from "#kit/core/rupiah.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { saveRecord } from "../support/admin-screens/record-states.ts";
import { plainSku } from "../support/checkouts.ts";
import { newMember } from "../support/members.ts";
import { ordersLike } from "../support/orders.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MR-04 pasted lines are explained promotion by promotion, a wrong line loses nothing, the address can be shared, and orders and carts open their explanation", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await signInBySteps(context, shop.url, "admin");
  const sku = await plainSku(shop);
  const own = crypto.randomUUID().slice(0, 8).toUpperCase();
  const names = (name: string) =>
    Object.fromEntries(["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [locale, `${name} ${own}`]));
  // A time in which no other test runs promotions.
  const live = {
    ...{ status: "active", scope: { everything: true } },
    ...{ beginsAt: "2097-05-01T00:00:00.000Z", endsAt: "2097-05-20T00:00:00.000Z" },
  };
  await saveRecord({ context, shop }, "promotion", `OFF${own}`, 0, {
    ...{ ...live, kind: "item", names: names("Off"), rewardByPercentage: true },
    levels: [{ threshold: 1, reward: 10 }],
  });
  await saveRecord({ context, shop }, "promotion", `FAR${own}`, 0, {
    ...{ ...live, kind: "tier", names: names("Far") },
    levels: [{ threshold: 900_000_000, reward: 1_000 }],
  });

  await visit(page, "/admin/promotions");
  await page.getByRole("link", { name: "Why this price?" }).click();
  const lines = page.getByLabel("SKUs and quantities");
  await lines.fill(`${sku} × 2\nNO-SUCH-SKU 1`);
  await page.getByLabel("Moment").fill("2097-05-10T12:00");
  await page.getByRole("button", { name: "Explain the price" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Line 2: there is no SKU NO-SUCH-SKU." }),
  ).toBeVisible();
  await expect(lines).toHaveValue(`${sku} × 2\nNO-SUCH-SKU 1`);
  await expect(page.getByLabel("Moment")).toHaveValue("2097-05-10T12:00");

  await lines.fill(`${sku} × 2`);
  await page.getByLabel("Coupon code").fill(`NO${own}`);
  await page.getByRole("button", { name: "Explain the price" }).click();
  const verdict = (name: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: `${name} ${own}` }) });
  await expect(verdict("Off")).toContainText("Applied");
  await expect(verdict("Off")).toContainText(/It takes Rp[\d.]+ off\./);
  await expect(verdict("Far")).toContainText("Not applied");
  await expect(verdict("Far")).toContainText(/more is needed/);
  await expect(page.getByText("There is no such coupon for this buyer.")).toBeVisible();
  await expect(page.getByText(/The promotions are those of 10\/05\/2097 12:00/)).toBeVisible();

  // The address alone, as without script.
  const shared = await (await context.request.get(page.url())).text();
  expect(shared).toContain(`Far ${own}`);
  expect(shared).toMatch(/more is needed/);

  const price = rupiah(300_000);
  const line = aLine({
    ...{ skuCode: sku, quantity: 1, picture: null, listAmount: price, productAmount: price, payAmount: price },
    promotionDiscount: rupiah(0),
  });
  const totals = { productAmount: price, promotionDiscount: rupiah(0), totalAmount: rupiah(318_000) };
  const draft = { lines: [line], discounts: [], totals: { ...aDraft().totals, ...totals } };
  const [code = ""] = await ordersLike({ owner: `guest:${crypto.randomUUID()}`, draft });
  await shop.sql("update orders.placed_order set placed_at = '2011-03-04T05:00:00Z' where code = $1", [code]);
  await visit(page, `/admin/orders/${code}`);
  await page.getByRole("link", { name: "Why this price?" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/promotions/why\\?order=${code}$`));
  await expect(page.getByText(/it comes to exactly what was charged: Rp318\.000/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/@|\+62|08\d{6}/);

  const member = await newMember(shop, "Wulandari");
  await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, 3)", [
    `member:${member.userCode}`,
    sku,
  ]);
  await visit(page, `/admin/customers/${member.userCode}`);
  await page.getByRole("link", { name: "Why these prices?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why this price?");
  await expect(page.getByRole("main")).toContainText(`${sku} · 3 pieces`);
  await expect(page.getByRole("main")).not.toContainText(/Wulandari|@|\+62|08\d{6}/);
});
