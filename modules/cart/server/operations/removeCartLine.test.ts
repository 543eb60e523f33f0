import { beforeAll, expect, test } from "vitest";
import { aGuest, aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask, add } = cartFixture(database);

const fields = "success errorCode errorMessage data { miniCartCount cart { lines { skuCode quantity } } }";
const remove = async (lineId: string, as = {}) =>
  (await ask(`mutation removeCartLine($lineId: ID!) { removeCartLine(lineId: $lineId) { ${fields} } }`, { lineId }, as))
    .data?.removeCartLine;
const lineId = async (skuCode: string): Promise<string> => {
  const { lines } = (await ask("query queryCart { queryCart { lines { lineId skuCode } } }")).data.queryCart;
  return lines.find((line: { skuCode: string }) => line.skuCode === skuCode).lineId;
};

beforeAll(() => insertProducts(database.kysely, [aProduct("BOWL"), aProduct("CUP")], {}));

test("a removed line leaves the others, and a second removal answers that it is not there", async () => {
  for (const code of ["BOWL", "CUP"]) await add({ productCode: code, skuCode: `${code}-A`, quantity: 2 });
  const id = await lineId("BOWL-A");
  expect(await remove(id)).toMatchObject({
    success: true,
    data: { miniCartCount: 2, cart: { lines: [{ skuCode: "CUP-A", quantity: 2 }] } },
  });
  expect(await remove(id)).toMatchObject({ success: false, errorCode: "NOT_FOUND", data: null });
});

test("S7 a line is removed by its owner alone: another shopper's and an unknown one get the same response", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 });
  const id = await lineId("BOWL-A");
  const missing = { success: false, errorCode: "NOT_FOUND" };
  expect(await remove(id, { caller: aMember })).toMatchObject(missing);
  expect(await remove("00000000-0000-4000-8000-000000000000")).toMatchObject(missing);
  expect(await remove(id, { caller: { kind: "anonymous" } })).toBeFalsy();
  expect(await remove(id, { caller: aGuest })).toMatchObject({ success: true });
});
