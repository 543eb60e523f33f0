import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);
const linesOf = async (shopper: ReturnType<typeof fixture.shopper>, checkoutId: string) =>
  (await shopper.read(checkoutId)).data.lines.map(({ skuCode, quantity }: { skuCode: string; quantity: number }) => [
    skuCode,
    quantity,
  ]);

test("OP-58 a checkout copies all lines of the cart, or the named ones, and later cart changes do not affect it", async () => {
  const ana = fixture.shopper();
  await ana.add("BALL", 2);
  await ana.add("BRICK");
  const all = await ana.begin();
  expect(await linesOf(ana, all)).toEqual(
    expect.arrayContaining([
      ["BALL-A", 2],
      ["BRICK-A", 1],
    ]),
  );
  const { lines } = (await ana.read(all)).data;
  const brick = lines.find(({ skuCode }: { skuCode: string }) => skuCode === "BRICK-A");
  const some = await ana.init([brick.lineId]);
  expect(await linesOf(ana, some.data.checkoutId)).toEqual([["BRICK-A", 1]]);
  await ana.add("BRICK", 3);
  expect(await linesOf(ana, some.data.checkoutId)).toEqual([["BRICK-A", 1]]);
});

test("OP-58 an empty cart, another shopper's line and a malformed id start nothing", async () => {
  const ana = fixture.shopper();
  expect((await ana.init()).errorCode).toBe("NOT_FOUND");
  await ana.add();
  const { lines } = (await ana.read(await ana.begin())).data;
  const budi = fixture.shopper();
  await budi.add("BRICK");
  expect((await budi.init([lines[0].lineId])).errorCode).toBe("NOT_FOUND");
  expect((await budi.init(["not a line"])).errorCode).toBe("INVALID_INPUT");
  expect((await fixture.shopper({ caller: { kind: "anonymous" } }).init()).success).toBe(false);
});

test("OP-58 a named line that is sold out is refused; without names it stays in the cart", async () => {
  const ana = fixture.shopper();
  await ana.add("BALL");
  await ana.add("BRICK");
  const { lines } = (await ana.read(await ana.begin())).data;
  await sql`update inventory.stock set quantity = sold where sku_code = 'BRICK-A'`.execute(database.kysely);
  const all = lines.map(({ lineId }: { lineId: string }) => lineId);
  expect((await ana.init(all)).errorCode).toBe("OUT_OF_STOCK");
  expect(await linesOf(ana, await ana.begin())).toEqual([["BALL-A", 1]]);
});
