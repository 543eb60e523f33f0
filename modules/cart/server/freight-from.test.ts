import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { saveOrigins, saveRates } from "#modules/shipping/server/index.ts";
import { cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask, add, save } = cartFixture(database);
const freight = async () =>
  (await ask("query queryCart { queryCart { freightFrom { freight freightDiscount } } }")).data.queryCart.freightFrom;
const put = (name: string, quantity: number, more = {}) =>
  add({ productCode: name, skuCode: `${name}-A`, quantity, ...more });

beforeAll(async () => {
  const db = database.kysely;
  const light = { grams: 400, box: [100, 100, 100] as [number, number, number] };
  await insertProducts(db, [
    aProduct("BALL", { skus: [aSku("BALL-A", { ...light, price: 100_000, salePrice: 100_000 })] }),
    aProduct("SHOE", { skus: [aSku("SHOE-A", { ...light, price: 400_000, salePrice: 400_000 })] }),
    ...Array.from({ length: 20 }, (_, index) => aProduct(`MANY${index}`)),
  ]);
  await saveSources(db, [{ code: "S01", kind: "store", name: "Bandung" }]);
  await saveStock(db, [{ skuCode: "BALL-A", sourceCode: "S01", quantity: 3 }]);
  await sql`insert into address_book.region (code, parent_code, level, name) values
    ('31', null, 1, 'DKI Jakarta'), ('32', null, 1, 'Jawa Barat'), ('94', null, 1, 'Papua Tengah'),
    ('32.16', '32', 2, 'Bekasi')`.execute(db);
  await saveOrigins(db, [{ sourceCode: "WH01", cityCode: "32.16" }]);
  const rate = { courierCode: "JNE", serviceCode: "REG", originCode: "32.16", daysFrom: 1, daysTo: 2 };
  await saveRates(
    db,
    [{ courierCode: "JNE", code: "REG", name: "JNE REG", position: 1 }],
    [
      { ...rate, destinationCode: "31", firstKilogram: 10_000, nextKilogram: 4_000 },
      { ...rate, destinationCode: "94", firstKilogram: 60_000, nextKilogram: 50_000 },
    ],
  );
  await save({
    code: "SHIP1",
    kind: "freeShipping",
    names: inAll("Free delivery"),
    beginsAt: new Date("2026-11-01T00:00:00Z"),
    endsAt: new Date("2026-12-01T00:00:00Z"),
    scope: "everything",
    levels: [{ threshold: 300_000, reward: 8_000 }],
  });
});
beforeEach(() => sql`truncate cart.line, cart.cart`.execute(database.kysely));

test("a cart shows the place it is sent from, the freight by weight, and the share promotions pay", async () => {
  expect(await freight()).toBeNull();
  await put("BALL", 1);
  expect(await freight()).toEqual({ freight: 10_000, freightDiscount: 0 });
  await put("BALL", 2);
  expect(await freight()).toEqual({ freight: 10_000, freightDiscount: 8_000 });
  await put("SHOE", 2);
  expect(await freight()).toEqual({ freight: 14_000, freightDiscount: 8_000 });
});

test("a store pickup has no freight", async () => {
  await put("BALL", 1, { distributionType: "21" });
  expect(await freight()).toBeNull();
});

test("one line or many: the same number of statements", async () => {
  const statements = async () => {
    const counter = countQueries(database);
    await freight();
    counter.stop();
    return counter.statements.length;
  };
  await put("BALL", 1);
  const few = await statements();
  for (let index = 0; index < 20; index += 1) await put(`MANY${index}`, 1);
  expect(await statements()).toBe(few);
});
