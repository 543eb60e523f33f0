import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { skuState } from "../testing/product-record-fixture.ts";
import { insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);
const used = new Set<string>();
const { products, remove, audit } = await productAdminFixture(database, { used });

test("MP-02 a product that was never sold is deleted, a sold one is archived; both are in the audit and undone by the journal", async () => {
  await products.create("NEVER", { skus: { "NEVER-A": skuState() } });
  await products.create("SOLD", { status: "onSale", skus: { "SOLD-A": skuState() } });
  used.add("SOLD-A");
  expect(await remove({ productCode: "NEVER" })).toMatchObject({ success: true, data: { outcome: "deleted" } });
  expect(await remove({ productCode: "SOLD" })).toMatchObject({ success: true, data: { outcome: "archived" } });
  expect(await products.read("NEVER")).toBeUndefined();
  expect(await products.read("SOLD")).toMatchObject({ status: "archived", skus: { "SOLD-A": {} } });
  expect([...(await audit("product:NEVER")), ...(await audit("product:SOLD"))]).toEqual([
    "product.delete",
    "product.delete",
  ]);
  const { rows } = await database.pool.query(
    "select max(entry_id)::int as entry from kit.journal_change where record_id = 'NEVER'",
  );
  expect(await products.undo(rows[0].entry)).toMatchObject({ ok: true });
  expect(await products.read("NEVER")).toMatchObject({ status: "draft", skus: { "NEVER-A": { price: 500_000 } } });
  expect(await remove({ productCode: "NOBODY" })).toMatchObject({ errorCode: "NOT_FOUND" });
});
