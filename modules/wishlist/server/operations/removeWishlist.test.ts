import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { wishlistFixture } from "../testing/wishlist-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [aProduct("P001"), aProduct("P002")]);
const fixture = await wishlistFixture(database, ["BUDI", "CITRA"]);
const { add, remove, codesOf } = fixture;

test("a product is removed; one that is not on the list is no failure", async () => {
  await add("BUDI", "P001");
  expect((await remove("BUDI", "P002"))?.success).toBe(true);
  expect(await codesOf("BUDI")).toEqual(["P001"]);
  expect(await remove("BUDI", "P001")).toEqual({
    success: true,
    errorCode: null,
    data: { productCode: "P001", wished: false },
  });
  expect(await codesOf("BUDI")).toEqual([]);
});

test("a member cannot change another member's list", async () => {
  await add("CITRA", "P001");
  await remove("BUDI", "P001");
  expect(await codesOf("CITRA")).toEqual(["P001"]);
  expect(await codesOf("BUDI")).toEqual([]);
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask(caller, 'mutation { removeWishlist(productCode: "P001") { success } }');
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});
