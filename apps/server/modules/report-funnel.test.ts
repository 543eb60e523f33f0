import { sql } from "kysely";
import { expect, test } from "vitest";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { reportJobs } from "#modules/reports/server/index.ts";
import { memberShopper, testShopper } from "../checkout/test-shopper.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const db = database.kysely;
const finance = await staffSession(database, "funnel@staff.test", "admin");
const attempt = { jobId: "1", attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
const fold = async () => {
  for (const job of Object.values(reportJobs({ database }))) await job({}, attempt);
};

const { rows: goods } = await sql<{ productCode: string; skuCode: string }>`
  select distinct on (product.code) product.code as "productCode", sku.code as "skuCode" from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  join inventory.stock on stock.sku_code = sku.code and stock.quantity - stock.sold > 5
  where sku.ships_from is null order by product.code, sku.code limit 2`.execute(db);
const [ball, shoe] = goods as [(typeof goods)[number], (typeof goods)[number]];

type Stages = { views: number; carts: number; checkouts: number; orders: number };
type Report = {
  totals: Stages;
  steps: { from: string; figures: Stages }[];
  rows: { key: string; name: string | null; figures: Stages }[];
};
const stages = "{ views carts checkouts orders }";
async function funnel(step = "day"): Promise<Report> {
  const today = jakartaDay(new Date());
  const { body } = await shop.postToAdmin<{ adminReport: Report }>({
    query: `query adminReport($input: AdminReportInput!) { adminReport(input: $input) {
      totals ${stages} steps { from figures ${stages} } rows { key name figures ${stages} } } }`,
    variables: { input: { report: "funnel", from: `${today.slice(0, 8)}01`, until: today, step } },
    headers: finance,
  });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.adminReport;
}
const rowOf = ({ rows }: Report, { productCode }: { productCode: string }) =>
  rows.find(({ key }) => key === productCode)?.figures;
const see = (productCode: string) =>
  shop.get("/events/product-view", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: Buffer.from(productCode),
  });

test("MH-02 the funnel counts carts and checkouts of shoppers at once and after a fold, by product and for the shop", async () => {
  const shopper = await testShopper(shop);
  await shopper.add(ball.productCode, ball.skuCode);
  // More of the same line, and what is refused, put nothing new into the cart.
  await shopper.add(ball.productCode, ball.skuCode);
  await expect(shopper.add(ball.productCode, ball.skuCode, 5_000)).rejects.toThrow();
  await shopper.add(shoe.productCode, shoe.skuCode);
  await shopper.begin();
  const found = await funnel();
  expect(found.totals).toMatchObject({ views: 0, carts: 2, checkouts: 1 });
  expect(rowOf(found, ball)).toEqual({ views: 0, carts: 1, checkouts: 1, orders: 0 });
  expect(rowOf(found, shoe)).toEqual({ views: 0, carts: 1, checkouts: 1, orders: 0 });
  expect(found.rows.find(({ key }) => key === ball.productCode)?.name).toEqual(expect.any(String));
  await fold();
  expect(await funnel()).toEqual(found);
  expect((await sql`select from reports.funnel_step`.execute(db)).rows).toEqual([]);
  expect((await funnel("month")).totals).toEqual(found.totals);
  expect((await funnel("week")).totals).toEqual(found.totals);
});

test("MH-02 a guest's cart that joins a member's is not counted again", async () => {
  const before = (await funnel()).totals;
  const guest = await testShopper(shop);
  await guest.add(ball.productCode, ball.skuCode);
  const member = await memberShopper(shop, "andi@demo.example", guest.cookie);
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from cart.line where owner like 'member:%' and sku_code = ${ball.skuCode}`.execute(
    db,
  );
  expect(rows[0]?.lines).toBe(1);
  expect((await funnel()).totals.carts).toBe(before.carts + 1);
  await member.begin();
  expect((await funnel()).totals.checkouts).toBe(before.checkouts + 1);
});

test("MH-02 views that browsers report are in the funnel, paid orders by product too, and nothing about a visitor is stored", async () => {
  const before = await funnel();
  const shopper = await testShopper(shop);
  await shopper.add(ball.productCode, ball.skuCode);
  const checkoutId = await shopper.begin();
  await shopper.fill(checkoutId);
  const created = await shopper.place(checkoutId, crypto.randomUUID());
  expect(created.errorMessage).toBeFalsy();
  expect((await funnel()).totals.orders).toBe(before.totals.orders);
  await sql`update orders.placed_order set status = '31' where code = ${created.data?.orderCode}`.execute(db);
  for (const status of [204, 204]) expect((await see(ball.productCode)).status).toBe(status);
  await expect.poll(async () => (await funnel()).totals.views, { timeout: 20_000 }).toBe(before.totals.views + 2);
  const after = await funnel();
  expect(after.totals.orders).toBe(before.totals.orders + 1);
  expect(rowOf(after, ball)).toMatchObject({ views: 2, orders: (rowOf(before, ball)?.orders ?? 0) + 1 });
  await fold();
  expect(await funnel()).toEqual(after);
  const { rows: columns } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'reports' and table_name like 'funnel%' order by 1`.execute(db);
  expect(columns.map(({ name }) => name)).toEqual([
    "carts",
    "checkouts",
    "day",
    "id",
    "product_code",
    "stage",
    "views",
  ]);
});
