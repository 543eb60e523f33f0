import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { pageChoices, productHistory, skuUses } from "./product-uses.ts";

const { database } = await testDatabase();
const db = database.kysely;
const orders = await orderFixture(database);

test("MP-02 an SKU is in use when an order names it, stock lies somewhere or a promotion has it", async () => {
  const skus = ["LIES", "GIVEN", "FREE"].map((code, at) =>
    aSku(code, { options: at === 0 ? {} : { s_size: ["EU 40", "EU 42"][at - 1] ?? "" } }),
  );
  await insertProducts(db, [aProduct("P", { skus })], {
    GIVEN: { quantity: 0, sold: 0 },
    FREE: { quantity: 0, sold: 0 },
  });
  await sql`
    insert into promotion.activity (code, kind, names, begins_at, ends_at)
    values ('FLASH', 'campaign', '{"en-US": "Flash"}', now(), now() + interval '1 day')`.execute(db);
  await sql`insert into promotion.campaign_sku (activity_code, sku_code, price, stock) values ('FLASH', 'GIVEN', 1, 1)`.execute(
    db,
  );
  await orders.placed(aDraft({ paymentReference: "USED-1" }));
  const used = await skuUses.usedSkus(db, ["BALL-A", "LIES", "GIVEN", "FREE", "NOBODY"]);
  expect([...used].sort()).toEqual(["BALL-A", "GIVEN", "LIES"]);
});

test("MP-14 sales count paid pieces that were not called off, returns their units by reason", async () => {
  const codes = ["BALL-A"];
  const nothing = { units: 0, orders: 0, amount: 0, lastSoldAt: null };
  expect(await productHistory.sales(db, codes, null)).toEqual(nothing);
  const [code = ""] = await orders.placed(aDraft({ paymentReference: "FIGURES-1" }));
  expect(await productHistory.sales(db, codes, null)).toEqual(nothing);
  const { chargeId } = await orders.open("FIGURES-1", 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  const placedAt = orders.clock.now();
  expect(await productHistory.sales(db, codes, null)).toEqual({
    units: 2,
    orders: 1,
    amount: 270_000,
    lastSoldAt: placedAt,
  });
  expect(await productHistory.sales(db, codes, new Date(placedAt.getTime() + 1))).toEqual(nothing);
  await sql`update orders.line set cancelled = 1 where order_code = ${code}`.execute(db);
  expect(await productHistory.sales(db, codes, null)).toMatchObject({ units: 1, amount: 135_000 });
  const periods = await productHistory.salesBySku(
    db,
    ["BALL-A", "NOBODY"],
    [new Date(placedAt.getTime() + 1), placedAt, null],
  );
  const kept = { units: 1, amount: 135_000 };
  expect(periods).toEqual([{ skuCode: "BALL-A", periods: [{ units: 0, amount: 0 }, kept, kept] }]);
  for (const [returnCode, status] of [
    ["RT2222222222", "40"],
    ["RT3333333333", "60"],
  ] as const) {
    await sql`
      insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at, ended_at)
      values (${returnCode}, ${code}, 'guest:G1', ${status}, 'WRONG_SIZE', 135000, 0, 0, 0, now(),
        case when ${status} = '60' then now() end)`.execute(db);
    await sql`insert into returns.line values (${returnCode}, 0, 1, 135000, 0)`.execute(db);
  }
  expect(await productHistory.returns(db, codes)).toEqual([{ reason: "WRONG_SIZE", units: 1 }]);
  expect(await productHistory.returns(db, ["OTHER"])).toEqual([]);
});

test("MP-07 a product's page chooses among size charts and promotions that are not over", async () => {
  await sql`insert into size_guide.category (code, level, names, position) values ('RUN', 1, '{"en-US": "Running"}', 0)`.execute(
    db,
  );
  await sql`insert into size_guide.brand (code, name) values ('LKH', 'Langkah')`.execute(db);
  await sql`insert into size_guide.guide (category_code, brand_code, position) values ('RUN', 'LKH', 0)`.execute(db);
  expect(await pageChoices.sizeGuides(db, "id-ID")).toEqual([{ code: "RUN-LKH", name: "Running · Langkah" }]);
  const at = new Date("2026-11-18T03:00:00Z");
  await sql`
    insert into promotion.activity (code, kind, names, begins_at, ends_at, status) values
      ('OVER', 'tier', '{"en-US": "Over"}', '2026-01-01', '2026-02-01', 'active'),
      ('RUNS', 'tier', '{"en-US": "Runs", "id-ID": "Berjalan"}', '2026-11-01', '2026-12-01', 'active'),
      ('SOON', 'gwp', '{"en-US": "Soon"}', '2026-12-01', '2026-12-24', 'active'),
      ('SHIP', 'freeShipping', '{"en-US": "Free"}', '2026-11-01', '2026-12-01', 'active'),
      ('STOP', 'tier', '{"en-US": "Stopped"}', '2026-11-01', '2026-12-01', 'stopped')`.execute(db);
  const names = (await pageChoices.promotions(db, at, "id-ID")).filter(({ code }) => code !== "FLASH");
  expect(names).toEqual([
    { code: "SOON", name: "Soon" },
    { code: "RUNS", name: "Berjalan" },
  ]);
});

test("MP-14 sales by SKU and period are read by the index of lines, for any number of orders", async () => {
  await sql`
    insert into orders.placed_order (code, payment_reference, status, delivery_type, source_code, receiver, product_amount,
      promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee, total_amount,
      is_flash_sale, locale, placed_at)
    select 'BB' || translate(lpad(n::text, 10, 'Z'), '01', 'XY'), 'many-' || n, '51', '11', 'WH', '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0,
      false, 'id-ID', now() from generate_series(1, 20000) as n`.execute(db);
  await sql`
    insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes,
      quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount)
    select code, 0, 'S' || substr(payment_reference, 6), 'P', 'C', '', '', '', '[]', 1, false, 0, 0, 0, 0, 0, 0, 0
    from orders.placed_order where payment_reference like 'many-%'`.execute(db);
  await sql`analyze orders.line, orders.placed_order`.execute(db);
  const asked = countQueries(database);
  await productHistory.salesBySku(db, ["S7", "S8"], [new Date(), null]);
  const [statement = ""] = asked.statements;
  asked.stop();
  const literal = statement.replace("$1", "array['2026-01-01', '-infinity']").replace("$2", "array['S7', 'S8']");
  const { rows } = await database.pool.query(
    `explain ${literal.replace("$3", "'21'").replace("$4", "'61'").replace("$5", "'62'")}`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("lines_of_sku");
  expect(plan).not.toContain("Seq Scan");
});
