import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { savePromotion } from "../save-promotion.ts";
import { aFlashSale, aTier } from "../testing/a-promotion.ts";

const { database } = await testDatabase();
const run = (statement: string) => sql.raw(statement).execute(database.kysely);

beforeAll(async () => {
  await insertProducts(database.kysely, [aProduct("LKH1", { skus: [aSku("LKH1-A")] })]);
  await inTransaction(database, async (trx) => {
    await savePromotion(trx, aTier());
    await savePromotion(trx, aFlashSale("LKH1-A"));
  });
  await run(`insert into promotion.coupon (code, names, percent, begins_at, ends_at, total_limit)
    values ('CODE1', '{"en-US": "x"}', 10, '2026-11-01', '2026-12-01', 5)`);
});

describe("the database itself refuses", () => {
  test.each([
    ["an end before the begin", "update promotion.activity set ends_at = begins_at"],
    ["a name without English", `update promotion.activity set names = '{"id-ID": "x"}'`],
    ["an exclusive and stackable promotion", "update promotion.activity set exclusive = true, stackable = true"],
    ["a ribbon position without a ribbon", "update promotion.activity set ribbon_position = 'BOTTOM'"],
    ["an unknown ribbon position", "update promotion.activity set ribbon_image = '/x', ribbon_position = 'MIDDLE'"],
    ["a lowest price of 0", "update promotion.activity set price_from = 0 where code = 'TIER1'"],
    [
      "price bounds in the wrong order",
      "update promotion.activity set price_from = 2, price_until = 1 where code = 'TIER1'",
    ],
    ["price bounds of a flash sale", "update promotion.activity set price_from = 1 where code = 'FLASH1'"],
    ["an unknown audience", "update promotion.activity set audience = 'staff' where code = 'TIER1'"],
    ["a flash sale for members", "update promotion.activity set audience = 'members' where code = 'FLASH1'"],
    ["a reward of 101 percent", "update promotion.activity_level set reward_percent = 101"],
    ["a reward of 0 percent", "update promotion.activity_level set reward_percent = 0"],
    ["two rewards at once", "update promotion.activity_level set reward_amount = 1"],
    ["a threshold of 0", "update promotion.activity_level set threshold = 0"],
    ["a scope of everything with a code", "update promotion.activity_scope set code = 'X' where target = 'everything'"],
    ["a flash-sale price of 0", "update promotion.campaign_sku set price = 0"],
    ["more sold units than stock", "update promotion.campaign_sku set sold = stock + 1"],
    ["a negative number of sold units", "update promotion.campaign_sku set sold = -1"],
    ["a stock below the sold units", "update promotion.campaign_sku set sold = 3, stock = 2"],
    [
      "a negative number of bought units",
      "insert into promotion.campaign_purchase values ('FLASH1', 'LKH1-A', 'member:U1', -1)",
    ],
    ["a coupon with 101 percent", "update promotion.coupon set percent = 101"],
    ["a coupon with a percentage and an amount", "update promotion.coupon set amount = 1000"],
    ["a coupon with neither a percentage nor an amount", "update promotion.coupon set percent = null"],
    [
      "a maximum discount for an amount",
      "update promotion.coupon set percent = null, amount = 1000, most_discount = 500",
    ],
    ["a coupon that ends before it begins", "update promotion.coupon set ends_at = begins_at - interval '1 day'"],
    ["more uses than the coupon's limit", "update promotion.coupon set used = 6"],
    [
      "a use without an order",
      "insert into promotion.coupon_grant (coupon_code, buyer_key, used_at) values ('CODE1', 'm', now())",
    ],
    [
      "a lock without an order",
      "insert into promotion.coupon_grant (coupon_code, buyer_key, locked_at) values ('CODE1', 'm', now())",
    ],
  ])("%s", async (_title, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: "23514" });
  });

  test("a gift and a flash sale of an unknown SKU", async () => {
    const gift =
      "insert into promotion.giveaway (activity_code, level, position, sku_code) values ('TIER1', 1, 1, 'XXX')";
    await expect(run(gift)).rejects.toMatchObject({ code: "23503" });
    await expect(run("update promotion.campaign_sku set sku_code = 'XXX'")).rejects.toMatchObject({ code: "23503" });
  });
});
