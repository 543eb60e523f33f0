import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const shop = await purchaseFixture(database);

const sold = async (skuCode: string, sourceCode: string) =>
  Number(
    (
      await database.pool.query("select sold from inventory.stock where sku_code = $1 and source_code = $2", [
        skuCode,
        sourceCode,
      ])
    ).rows[0]?.sold,
  );

test("1D-02 a return adds exactly its sellable pieces to the stock of their source, and none otherwise", async () => {
  const draft = aDraft({
    sourceCode: "WH02",
    lines: [aLine(), aLine({ skuCode: "BALL-B" })],
    totals: {
      ...aDraft().totals,
      productAmount: rupiah(600_000),
      promotionDiscount: rupiah(60_000),
      totalAmount: rupiah(558_000),
    },
  });
  const { codes, reference } = await shop.place([draft]);
  const [code = ""] = codes;
  await shop.payFor(reference, [draft]);
  await shop.receive(code);
  expect([await sold("BALL-A", "WH02"), await sold("BALL-B", "WH02")]).toEqual([2, 2]);
  await shop.returned(code, 1, 1, true);
  expect([await sold("BALL-A", "WH02"), await sold("BALL-B", "WH02")]).toEqual([2, 1]);
  await shop.returned(code, 0, 2, false);
  expect([await sold("BALL-A", "WH02"), await sold("BALL-B", "WH02")]).toEqual([2, 1]);
  await shop.returned(code, 1, 1, true);
  expect([await sold("BALL-A", "WH02"), await sold("BALL-B", "WH02"), await sold("BALL-B", "WH01")]).toEqual([2, 0, 0]);
  expect(await shop.broken()).toEqual([]);
});
