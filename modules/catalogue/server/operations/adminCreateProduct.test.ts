import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";

const { database } = await testDatabase();
const { products, create, audit, people } = await productAdminFixture(database);

test("MP-02 a product starts as a draft with a name in the editor's language, today as its day and a first version", async () => {
  const { success, data } = await create({ name: " Trail Runner " });
  expect(success).toBe(true);
  expect(data.productCode).toMatch(/^P[A-Z2-9]{7}$/);
  expect(await products.read(data.productCode)).toEqual({
    status: "draft",
    names: { "en-US": "Trail Runner" },
    releasedOn: "2026-11-15",
  });
  expect(await audit(`product:${data.productCode}`)).toEqual(["product.create"]);
  const { rows } = await database.pool.query("select version from kit.record_version where record_id = $1", [
    data.productCode,
  ]);
  expect(rows).toEqual([{ version: 1 }]);
});

test("MP-02 a code another product has is refused and changes nothing; so are bad input and staff who only read", async () => {
  expect(await create({ name: "First", code: "BALL-1" })).toMatchObject({
    success: true,
    data: { productCode: "BALL-1" },
  });
  expect(await create({ name: "Second", code: "BALL-1" })).toMatchObject({ success: false, errorCode: "CODE_TAKEN" });
  expect((await products.read("BALL-1"))?.names).toEqual({ "en-US": "First" });
  expect(await create({ name: "  " })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await create({ name: "Third", code: "a/b" })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await create({ name: "Third" }, people.sari)).toBe("FORBIDDEN");
});
