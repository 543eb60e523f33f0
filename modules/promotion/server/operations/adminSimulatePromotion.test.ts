import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ChargedLine, ChargedOrder, ChargedPurchase } from "../ports/charged-purchases.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const [shoe, sold] = ["LKH1-red-42", 900_000];

/** A home-delivery order of these shoes, charged with a discount of ten percent or none. */
const anOrder = (code: string, quantity: number, { percent = 0, changes = {} }: OrderDraft = {}): ChargedOrder => {
  const goods = quantity * sold;
  const less = (goods * percent) / 100;
  const line: ChargedLine = {
    skuCode: shoe,
    quantity,
    isGift: false,
    flashSale: null,
    listAmount: goods,
    productAmount: goods,
    pointsUsed: 0,
    pointsAmount: 0,
    payAmount: goods - less,
  };
  return {
    code,
    parcel: "WH01",
    sourceCode: "WH01",
    sentHome: true,
    shipsFrom: null,
    freight: 20_000,
    pointsUsed: 0,
    pointsAmount: 0,
    payAmount: goods - less + 20_000,
    lines: [line],
    discounts: less === 0 ? [] : [{ promotionCode: "RAN_THEN", step: 3, line: 0, amount: less }],
    ...changes,
  };
};

type OrderDraft = { readonly percent?: number; readonly changes?: Partial<ChargedOrder> };

const bought = (day: string, order: ChargedOrder, changes: Partial<ChargedPurchase> = {}): ChargedPurchase => ({
  placedAt: new Date(`${day}T05:00:00Z`),
  couponCode: null,
  buyerKeys: [`member:${order.code}`],
  buyers: ["member"],
  pointWorth: 250,
  orders: [order],
  ...changes,
});

const { database } = await testDatabase();
const gone = { lines: [{ ...(anOrder("", 1).lines[0] as ChargedLine), skuCode: "NO-LONGER" }] };
const { call, people, save, clock } = await promotionAdminFixture(database, [
  bought("2026-09-01", anOrder("BB1", 1)),
  bought("2026-09-02", anOrder("BB2", 2)),
  bought("2026-09-03", anOrder("BB3", 3), { buyerKeys: ["member:BB2"] }),
  bought("2026-09-04", anOrder("BBDEAR", 1, { changes: { payAmount: 5 } })),
  bought("2026-09-05", anOrder("BBGONE", 1, { changes: gone })),
  bought("2026-09-06", anOrder("BBLOST", 1), { couponCode: "LOST10" }),
  bought("2026-09-07", anOrder("BBLEFT", 1), { buyerKeys: [] }),
  // The dearer the order, the lower its number.
  ...Array.from({ length: 12 }, (_, number) =>
    bought(`2026-10-${10 + number}`, anOrder(`BBTEN${number}`, 20 - number)),
  ),
  bought("2026-08-01", anOrder("BBGUEST", 2), { buyers: ["guest"] }),
  bought("2026-08-02", anOrder("BBMEMBER", 2)),
  bought("2026-08-03", anOrder("BBCLUB", 2), { buyers: ["clubMember"] }),
  bought("2026-08-04", anOrder("BBEITHER", 2), { buyers: ["member", "clubMember"] }),
  bought("2026-11-10", anOrder("BBTHEN", 2, { percent: 10 })),
]);

const query = `query adminSimulatePromotion($input: AdminSimulatePromotionInput!) { adminSimulatePromotion(input: $input) {
  errorCode errorMessage problems { path message } differences { orderCode before after }
  orders { counted touched pieces before { revenue goodsDiscount } after { revenue goodsDiscount freightDiscount } }
  carts { counted } leftOut { reason orders examples } } }`;
const simulate = (state: object, asked: object = {}, headers?: object) =>
  call(query, { input: { promotionCode: "MINE", state, orders: 1000, carts: false, ...asked } }, headers);

const september = { from: "2026-09-01", until: "2026-09-03" };
const tier = { kind: "tier", scope: { everything: true }, levels: [{ threshold: 1_800_000, reward: 100_000 }] };
const flash = (sku: object) => ({ kind: "flashSale", skus: { [shoe]: { price: 700_000, stock: 100, ...sku } } });

test("MR-03 a draft without texts and period is applied to each order of a period", async () => {
  const { orders, differences, carts, leftOut } = await simulate(tier, september, people.sari);
  expect(orders).toEqual({
    counted: 3,
    touched: 2,
    pieces: 5,
    before: { revenue: 5_460_000, goodsDiscount: 0 },
    after: { revenue: 5_260_000, goodsDiscount: 200_000, freightDiscount: 0 },
  });
  expect(differences).toEqual([
    { orderCode: "BB2", before: 1_820_000, after: 1_720_000 },
    { orderCode: "BB3", before: 2_720_000, after: 2_620_000 },
  ]);
  expect([carts, leftOut]).toEqual([null, []]);
  expect((await simulate(tier, { ...september, orders: 1 })).orders.counted).toBe(1);
  expect((await simulate(tier, { orders: 0, carts: true })).carts).toEqual({ counted: 0 });
});

test("MR-03 the margin counts the pieces whose cost is known, gifts too, as charged and with the promotion", async () => {
  const pieces = "soldPieces costedPieces margin";
  const asked = { promotionCode: "MINE", orders: 1000, carts: false, ...september };
  const marginOf = async (state: object) => {
    const text = `query adminSimulatePromotion($input: AdminSimulatePromotionInput!) { adminSimulatePromotion(input: $input) {
      orders { before { ${pieces} } after { ${pieces} } } } }`;
    return (await call(text, { input: { ...asked, state } })).orders;
  };
  const unknown = { soldPieces: 6, costedPieces: 0, margin: 0 };
  expect(await marginOf(tier)).toEqual({ before: unknown, after: unknown });

  await sql`update catalogue.sku set cost = 500000 where code = ${shoe}`.execute(database.kysely);
  // Two of the three orders reach the level: 100,000 less for each.
  expect(await marginOf(tier)).toEqual({
    before: { soldPieces: 6, costedPieces: 6, margin: 6 * 400_000 },
    after: { soldPieces: 6, costedPieces: 6, margin: 6 * 400_000 - 200_000 },
  });
  const gifts = { threshold: 2_700_000, giveaways: [{ skuCode: "LKH1-blue-42" }] };
  const gift = { kind: "gwp", scope: { everything: true }, levels: [gifts] };
  expect((await marginOf(gift)).after).toEqual({ soldPieces: 7, costedPieces: 6, margin: 6 * 400_000 });
  await sql`update catalogue.sku set cost = 70000 where code = 'LKH1-blue-42'`.execute(database.kysely);
  expect((await marginOf(gift)).after).toEqual({ soldPieces: 7, costedPieces: 7, margin: 6 * 400_000 - 70_000 });
  await sql`update catalogue.sku set cost = null`.execute(database.kysely);
});

test("MR-03 the ten largest differences are listed, and the last orders are chosen when not all are asked for", async () => {
  const october = { from: "2026-10-01", until: "2026-10-31" };
  const tenth = { ...tier, rewardByPercentage: true, levels: [{ threshold: 1, reward: 10 }] };
  const { orders, differences } = await simulate(tenth, october);
  expect(orders).toMatchObject({ counted: 12, touched: 12 });
  expect(differences.map(({ orderCode }: { orderCode: string }) => orderCode)).toEqual(
    Array.from({ length: 10 }, (_, number) => `BBTEN${number}`),
  );
  const last = await simulate(tenth, { ...october, orders: 3 });
  expect(last.orders).toMatchObject({ counted: 3, touched: 3 });
  expect(last.differences[0]).toEqual({ orderCode: "BBTEN9", before: 9_920_000, after: 8_930_000 });
});

test("MR-03 a flash sale sells its units in the order in which the orders were placed, up to each buyer's limit", async () => {
  const { orders, differences } = await simulate(flash({ stock: 5, maxPerUser: 3 }), september);
  expect(orders).toMatchObject({ touched: 3, pieces: 4, after: { goodsDiscount: 800_000 } });
  // The buyer of BB2, who already had two of three units, also placed BB3.
  expect(
    differences.map(({ orderCode, before, after }: Record<string, number>) => [
      orderCode,
      Number(before) - Number(after),
    ]),
  ).toEqual([
    ["BB2", 400_000],
    ["BB1", 200_000],
    ["BB3", 200_000],
  ]);
  const short = await simulate(flash({ stock: 2 }), september);
  expect(short.orders).toMatchObject({ touched: 2, pieces: 2 });
});

test("MR-03 purchases that cannot be priced exactly are left out with a reason: other prices, missing goods and coupons, unknown buyers, other parcels", async () => {
  const { orders, leftOut } = await simulate(flash({ maxPerUser: 1 }), { from: "2026-09-04", until: "2026-09-07" });
  expect(orders.counted).toBe(0);
  expect(leftOut).toEqual([
    { reason: "DIFFERS", orders: 1, examples: ["BBDEAR"] },
    { reason: "SKU_GONE", orders: 1, examples: ["BBGONE"] },
    { reason: "COUPON_GONE", orders: 1, examples: ["BBLOST"] },
    { reason: "BUYER_UNKNOWN", orders: 1, examples: ["BBLEFT"] },
  ]);
  const later = await simulate(flash({ shipsFrom: "2026-12-24" }), september);
  expect(later.leftOut).toEqual([{ reason: "PARCELS_CHANGE", orders: 3, examples: ["BB1", "BB2", "BB3"] }]);
});

test("MR-03 an order is priced with the promotions of its time, even if they were changed or stopped since", async () => {
  const november = { from: "2026-11-10", until: "2026-11-10" };
  const then = { ...tierFields, levels: [{ threshold: 1_000_000, reward: 10 }] };
  clock.set("2026-11-01T00:00:00Z");
  await save("RAN_THEN", then, 0);
  expect((await simulate(tier, november)).orders).toMatchObject({ counted: 1, touched: 1 });
  clock.set("2026-11-12T00:00:00Z");
  await save("RAN_THEN", { levels: [{ threshold: 1_000_000, reward: 50 }] }, 1);
  await save("RAN_THEN", { status: "stopped" }, 2);
  const { orders, leftOut } = await simulate(tier, november);
  expect(leftOut).toEqual([]);
  // Both tiers apply: a discount of a hundred thousand in addition to the ten percent of that time.
  expect(orders).toMatchObject({ before: { revenue: 1_640_000 }, after: { revenue: 1_540_000 } });
  // The live promotion itself, edited: its new state replaces the one of that time.
  const edited = await simulate(
    { ...then, levels: [{ threshold: 1, reward: 20 }] },
    { ...november, promotionCode: "RAN_THEN" },
  );
  expect(edited.orders).toMatchObject({ before: { goodsDiscount: 180_000 }, after: { goodsDiscount: 360_000 } });
});

test("MR-03 a promotion for members is applied to buyers who were members then; an order that does not tell is left out", async () => {
  const august = { from: "2026-08-01", until: "2026-08-04" };
  const touched = async (state: object) => {
    const { differences, leftOut, orders } = await simulate({ ...tier, ...state }, august);
    return [orders.counted, differences.map(({ orderCode }: { orderCode: string }) => orderCode), leftOut];
  };
  expect(await touched({})).toEqual([4, ["BBGUEST", "BBMEMBER", "BBCLUB", "BBEITHER"], []]);
  expect(await touched({ audience: "members" })).toEqual([4, ["BBMEMBER", "BBCLUB", "BBEITHER"], []]);
  const either = { reason: "BUYER_UNKNOWN", orders: 1, examples: ["BBEITHER"] };
  expect(await touched({ audience: "clubMembers" })).toEqual([3, ["BBCLUB"], [either]]);
  // It matters only where the promotion could apply.
  const elsewhere = { audience: "clubMembers", scope: { products: ["NONE"] } };
  expect((await simulate({ ...tier, ...elsewhere }, august)).leftOut).toEqual([]);
});

test("missing fields that pricing needs are reported, and nothing is simulated", async () => {
  const { errorCode, problems, orders } = await simulate({ kind: "tier", levels: [{ threshold: 5 }] });
  expect([errorCode, orders]).toEqual(["INCOMPLETE", null]);
  expect(problems.map(({ path }: { path: string }) => path)).toEqual(["scope", "levels/0/reward"]);
  expect((await simulate({ kind: "lottery" })).problems).toEqual([expect.objectContaining({ path: "kind" })]);
  expect(await simulate(tier, { orders: 10_001 })).toBe("INVALID_INPUT");
  expect(await simulate(tier, { from: "2026-02-30" })).toBe("INVALID_INPUT");
  expect(await simulate(tier, {}, people.agus)).toBe("FORBIDDEN");
});

test("a staff member may run thirty simulations in ten minutes", async () => {
  let last = "";
  for (let run = 0; run < 31; run += 1) last = (await simulate(tier, { orders: 0 }, people.sari)).errorCode;
  expect(last).toBe("RATE_LIMITED");
});
