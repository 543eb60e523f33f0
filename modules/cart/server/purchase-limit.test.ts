import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember as memberRow } from "#modules/identity/server/testing/a-member.ts";
import { addLines } from "./add-lines.ts";
import { mergeCarts } from "./merge-carts.ts";
import { type Added, cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { ask, add, deps } = cartFixture(database);
const guestId = "11111111-1111-4111-8111-111111111111";
const guest: Caller = { kind: "guest", sessionId: "s-guest", guestId };
const member: Caller = { kind: "member", sessionId: "s-member", userCode: "ANA" };

/** Three of the product in one order, in two variants; a second product has no limit. */
const limited = { productCode: "RARE", skuCode: "RARE-A" };
const other = { productCode: "RARE", skuCode: "RARE-B" };
const refusal = { code: "PURCHASE_LIMIT", text: "Purchase limit: 3 of this product per order." };

type Line = { lineId: string; skuCode: string; quantity: number; max: number; limits: number; problem: string | null };
const cartOf = async (caller: Caller): Promise<Line[]> =>
  (await ask("query queryCart { queryCart { lines { lineId skuCode quantity max limits problem } } }", {}, { caller }))
    .data.queryCart.lines;
const quantities = async (caller: Caller) =>
  Object.fromEntries((await cartOf(caller)).map(({ skuCode, quantity }) => [skuCode, quantity]));
const update = async (lineId: string, quantity: number, caller: Caller = guest) => {
  const document = `mutation updateCartLine($input: UpdateCartLineInput!) { updateCartLine(input: $input) {
    success errorCode errorMessage } }`;
  return (await ask(document, { input: { lineId, quantity } }, { caller })).data.updateCartLine;
};
const limit = (units: number | null) =>
  sql`update catalogue.product set purchase_limit = ${units} where code = 'RARE'`.execute(database.kysely);

beforeAll(async () => {
  const skus = [aSku("RARE-A"), aSku("RARE-B", { options: { s_size: "EU 9" } })];
  await insertProducts(database.kysely, [aProduct("RARE", { skus }), aProduct("BOWL")], {
    "RARE-A": { quantity: 500, sold: 0 },
    "RARE-B": { quantity: 500, sold: 0 },
  });
  await memberRow(database, "ANA");
});
beforeEach(async () => {
  await sql`truncate cart.line, cart.cart, cart.clipped_line`.execute(database.kysely);
  await limit(3);
});

test("MP-07 a purchase limit counts all variants of a product, and is named in each language", async () => {
  expect(await add({ ...limited, quantity: 4 }, { caller: guest })).toEqual(refusal);
  expect(await add({ ...limited, quantity: 2 }, { caller: guest })).toEqual({ count: 2 });
  expect(await add({ ...other, quantity: 2 }, { caller: guest })).toEqual(refusal);
  expect(await add({ ...other, quantity: 1 }, { caller: guest })).toEqual({ count: 3 });
  expect(await add({ ...limited, quantity: 1 }, { caller: guest, locale: "id-ID" })).toMatchObject({
    text: "Batas pembelian: 3 untuk produk ini per pesanan.",
  });
  expect(await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 5 }, { caller: guest })).toEqual({ count: 8 });
});

test("MP-07 a purchase limit holds for a changed quantity, and a line never offers more than is left of it", async () => {
  await add({ ...limited, quantity: 1 }, { caller: guest });
  await add({ ...other, quantity: 1 }, { caller: guest });
  const [line] = (await cartOf(guest)).filter(({ skuCode }) => skuCode === "RARE-A");
  expect(line).toMatchObject({ max: 2, limits: 3, problem: null });
  expect(await update(line?.lineId ?? "", 3)).toEqual({
    success: false,
    errorCode: refusal.code,
    errorMessage: refusal.text,
  });
  expect((await update(line?.lineId ?? "", 2)).success).toBe(true);
  // A limit that was lowered since is shown on the line; removing pieces stays possible.
  await limit(2);
  expect((await cartOf(guest)).map(({ problem }) => problem)).toEqual(
    Array(2).fill("Purchase limit: 2 of this product per order."),
  );
  expect((await update(line?.lineId ?? "", 1)).success).toBe(true);
  expect((await cartOf(guest)).map(({ problem }) => problem)).toEqual([null, null]);
});

test("MP-07 of many additions and changes at once exactly as many pass as the purchase limit allows", async () => {
  const press = (_: unknown, at: number) => add({ ...(at % 2 ? limited : other), quantity: 1 }, { caller: guest });
  const answers: Added[] = await Promise.all(Array.from({ length: 40 }, press));
  expect(answers.filter((answer) => "count" in answer)).toHaveLength(3);
  expect(new Set(answers.flatMap((answer) => ("code" in answer ? [answer.code] : [])))).toEqual(
    new Set(["PURCHASE_LIMIT"]),
  );

  await sql`truncate cart.line, cart.cart`.execute(database.kysely);
  await add({ ...limited, quantity: 1 }, { caller: guest });
  await add({ ...other, quantity: 1 }, { caller: guest });
  const lines = await cartOf(guest);
  const changes = await Promise.all(lines.flatMap(({ lineId }) => [2, 3].map((quantity) => update(lineId, quantity))));
  expect(changes.some(({ success }) => success)).toBe(true);
  const pieces = Object.values(await quantities(guest)).reduce((sum, quantity) => sum + quantity, 0);
  expect(pieces).toBe(3);
});

test("MP-07 items over the limit are left out and reported when a guest's cart joins a member's", async () => {
  await add({ ...limited, quantity: 2 }, { caller: guest });
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 2 }, { caller: guest });
  await add({ ...other, quantity: 2 }, { caller: member });
  await inTransaction(database, (trx) => mergeCarts(trx, deps, { guestId, userCode: "ANA" }));
  expect(await quantities(member)).toEqual({ "RARE-A": 1, "RARE-B": 2, "BOWL-A": 2 });
  const { rows } = await sql`select sku_code, wanted, kept from cart.clipped_line`.execute(database.kysely);
  expect(rows).toEqual([{ sku_code: "RARE-A", wanted: 2, kept: 1 }]);
});

test("MP-07 buying again adds no more than the purchase limit leaves", async () => {
  await add({ ...other, quantity: 1 }, { caller: guest });
  const wish = { quantity: 2, deliveryMethod: "homeDelivery" } as const;
  const buyer = { owner: `guest:${guestId}`, caller: guest, locale: "en-US" } as const;
  const { counts } = await addLines(deps, buyer, [
    { ...limited, ...wish },
    { ...other, ...wish },
  ]);
  expect(counts).toEqual([2, 0]);
  expect(await quantities(guest)).toEqual({ "RARE-A": 2, "RARE-B": 1 });
});
