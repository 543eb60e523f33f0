import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ChargedLine, ChargedOrder, ChargedPurchase } from "../ports/charged-purchases.ts";
import { on, whyPriceFixture } from "../testing/why-price-fixture.ts";

/** An order of shoes of which ten percent were taken off by the item promotion ITEM. */
function anOrder(code: string, changes: Partial<ChargedOrder> = {}, line: Partial<ChargedLine> = {}): ChargedOrder {
  const shoes: ChargedLine = {
    ...{
      skuCode: "SHOE-A",
      quantity: 2,
      isGift: false,
      flashSale: null,
      listAmount: 1_800_000,
      productAmount: 1_800_000,
    },
    ...{ pointsUsed: 0, pointsAmount: 0, payAmount: 1_620_000 },
    ...line,
  };
  return {
    ...{ code, parcel: "WH01", sourceCode: "WH01", sentHome: true, shipsFrom: null, freight: 20_000 },
    ...{ pointsUsed: 0, pointsAmount: 0, payAmount: 1_640_000, lines: [shoes] },
    discounts: [{ promotionCode: "ITEM", step: 2, line: 0, amount: 180_000 }],
    ...changes,
  };
}

const bought = (order: ChargedOrder, couponCode: string | null = null): ChargedPurchase => ({
  placedAt: new Date("2026-11-10T05:00:00Z"),
  couponCode,
  buyerKeys: ["member:UAYU"],
  buyers: ["member"],
  pointWorth: 250,
  orders: [order],
});

const { ask, run, save, clock, database, people } = await whyPriceFixture([
  bought(anOrder("BBSAME")),
  bought(anOrder("BBSTORE", { sentHome: false, freight: 0, payAmount: 1_620_000 })),
  bought(anOrder("BBDEAR", { payAmount: 1_650_000 })),
  bought(anOrder("BBGONE", {}, { skuCode: "NO-LONGER" })),
  bought(anOrder("BBLOST"), "LOST10"),
]);
await run("ITEM", on("item", ["SHOE"], { threshold: 1, reward: 10 }, { rewardByPercentage: true }));
await run("FAR", on("tier", ["SHOE"], { threshold: 5_000_000, reward: 100_000 }));
await run("SPENT", on("tier", ["SHOE"], { threshold: 1_000, reward: 5_000 }, { budget: 5_000 }));
await run("SHIP", on("freeShipping", ["TENT"], { threshold: 1_000, reward: 10_000 }));
await run("FLASH", { kind: "flashSale", skus: { "SHOE-A": { price: 700_000, stock: 5 } } });
// What staff did since changes nothing in what was true then.
clock.set("2026-11-12T00:00:00Z");
await save("ITEM", { status: "stopped" }, 1);
await save("FAR", { levels: [{ threshold: 1_000, reward: 100_000 }] }, 1);
clock.set("2026-11-15T05:00:00Z");

const reasonsOf = ({ verdicts }: { verdicts: { code: string; reason: string | null }[] }) =>
  Object.fromEntries(verdicts.map(({ code, reason }) => [code, reason]));

test("MR-04 an order is priced again with the promotions of its moment, and equals what was charged", async () => {
  const { price, problems } = await ask({ order: " bbsame " });
  expect(problems).toEqual([]);
  expect(price).toMatchObject({
    at: "2026-11-10T05:00:00.000Z",
    total: 1_640_000,
    order: { codes: ["BBSAME"], outcome: "SAME", charged: 1_640_000, rebuilt: 1_640_000 },
    parcels: [{ parcel: "WH01", freight: 20_000, payAmount: 20_000, records: [] }],
  });
  expect(price.lines).toEqual([
    expect.objectContaining({
      payAmount: 1_620_000,
      records: [expect.objectContaining({ code: "ITEM", amount: 180_000 })],
    }),
  ]);
  // An equal price without them proves that the budget had no 5,000 left, and the flash sale no unit for this buyer.
  expect(reasonsOf(price)).toEqual({
    ...{ ITEM: null, FAR: "BELOW_THRESHOLD", SPENT: "BUDGET_USED_UP" },
    ...{ SHIP: "NO_LINE_IN_SCOPE", FLASH: "UNITS_OR_CAP" },
  });
  const spent = price.verdicts.find(({ code }: { code: string }) => code === "SPENT");
  expect(spent.left).toBeNull();
});

test("MR-04 an order that comes to another price, or cannot be rebuilt, shows its stored records and says so", async () => {
  const dear = (await ask({ order: "BBDEAR" })).price;
  expect(dear).toMatchObject({
    total: 1_650_000,
    order: { outcome: "DIFFERS", charged: 1_650_000, rebuilt: 1_640_000 },
    parcels: [{ freight: 20_000, payAmount: 30_000 }],
  });
  for (const code of ["BBGONE", "BBLOST"]) {
    const { price } = await ask({ order: code });
    expect(price).toMatchObject({ total: 1_640_000, order: { outcome: "GONE", charged: 1_640_000, rebuilt: null } });
    expect(price.lines[0].records).toEqual([expect.objectContaining({ step: 2, code: "ITEM", amount: 180_000 })]);
    expect(reasonsOf(price)).toMatchObject({ ITEM: null, FAR: "UNKNOWN", SPENT: "UNKNOWN", FLASH: "UNKNOWN" });
  }
  expect(reasonsOf((await ask({ order: "BBLOST" })).price)).toMatchObject({ LOST10: "UNKNOWN" });
});

test("MR-04 what is picked up earns no free delivery", async () => {
  await run("PICKED", on("freeShipping", ["SHOE"], { threshold: 1_000, reward: 10_000 }));
  const { price } = await ask({ order: "BBSTORE" });
  expect(price.order).toMatchObject({ outcome: "SAME" });
  expect(reasonsOf(price)).toMatchObject({ PICKED: "NOT_SENT_HOME" });
});

test("MR-04 staff of one store see the price of what is picked up there, and no other order", async () => {
  const storeOfSari = (code: string | null) =>
    sql`update staff.account set store_code = ${code} where email = 'sari@promotions.test'`.execute(database.kysely);
  await storeOfSari("WH01");
  expect((await ask({ order: "BBSTORE" }, people.sari)).price.order.codes).toEqual(["BBSTORE"]);
  expect(await ask({ order: "BBSAME" }, people.sari)).toMatchObject({ price: null, problems: [{ path: "order" }] });
  await storeOfSari(null);
  expect((await ask({ order: "BBSAME" }, people.sari)).price.order.codes).toEqual(["BBSAME"]);
});
