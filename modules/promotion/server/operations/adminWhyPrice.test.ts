import { sql } from "kysely";
import { expect, test } from "vitest";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { on, whyPriceFixture } from "../testing/why-price-fixture.ts";

const { database, ask, verdicts, run, coupon, people, save, clock } = await whyPriceFixture();
const db = database.kysely;
const percent = { rewardByPercentage: true };
const everything = ["SHOE", "SOCK", "BALL", "CUP", "TENT"];

await run("LATER", on("item", everything, { threshold: 1, reward: 1 }, { beginsAt: "2026-11-20T00:00:00.000Z" }));
await run("OVER", on("item", everything, { threshold: 1, reward: 1 }, { endsAt: "2026-11-10T00:00:00.000Z" }));
await run("HALTED", on("item", everything, { threshold: 1, reward: 1 }));
clock.set("2026-11-12T00:00:00Z");
await save("HALTED", { status: "stopped" }, 1);
clock.set("2026-11-15T05:00:00Z");
await run("ITEM", on("item", ["SHOE"], { threshold: 1, reward: 10 }, { ...percent, priority: 1 }));
await run("SECOND", on("item", ["SHOE"], { threshold: 1, reward: 20 }, percent));
await run("TENTS", on("item", ["TENT"], { threshold: 1, reward: 5_000 }));
await run("FAR", on("tier", ["SHOE"], { threshold: 5_000_000, reward: 100_000 }));
await run("MANY", on("tier", ["SHOE"], { threshold: 5, reward: 100_000 }, { amountByQty: true }));
await run("SPENT", on("tier", ["SHOE"], { threshold: 1_000_000, reward: 50_000 }, { budget: 50_000 }));
await sql`update promotion.budget set spent = 50000 where activity_code = 'SPENT'`.execute(db);
await run("POOR", on("tier", ["SHOE"], { threshold: 1_000_000, reward: 10 }, { ...percent, budget: 120_000 }));
await run("GIFT", on("gwp", ["SHOE"], { threshold: 1_000, giveaways: [{ skuCode: "TENT-A" }] }));
await run("CUPS", on("gwp", ["SHOE"], { threshold: 1_000, giveaways: [{ skuCode: "CUP-A" }] }));
await run("OFFER", on("pwp", ["SHOE"], { threshold: 1_000, giveaways: [{ skuCode: "SOCK-A", price: 20_000 }] }));
await run("DEARER", on("item", ["SHOE", "TENT"], { threshold: 1, reward: 100 }, { priceFrom: 900_001 }));
await run("CLUB", on("tier", ["TENT"], { threshold: 1, reward: 100 }, { audience: "clubMembers" }));
await run("SIGNED", on("tier", ["TENT"], { threshold: 1, reward: 100 }, { audience: "members" }));
await run("SHIP", on("freeShipping", ["SHOE"], { threshold: 1_000, reward: 10_000 }));
await run("FREE", on("item", ["SOCK"], { threshold: 1, reward: 100 }, { ...percent, priority: 1 }));
await run("MORE", on("item", ["SOCK"], { threshold: 1, reward: 1_000 }, { stackable: true }));
const flash = (sku: object, more: object = {}) =>
  ({ kind: "flashSale", skus: { "BALL-A": sku as object }, ...more }) as never;
await run("FIRST", flash({ price: 200_000, stock: 5 }, { priority: 1 }));
await run("FLASH", flash({ price: 250_000, stock: 9, maxPerUser: 2 }, { priority: 2 }));
await run("DEAR", flash({ price: 300_000, stock: 9 }, { priority: 3 }));
await aMember(database, "UAYU");
await aMember(database, "UCLUB");
await sql`
  insert into promotion.campaign_purchase (activity_code, sku_code, buyer_key, quantity)
  values ('FLASH', 'BALL-A', 'member:UAYU', 2)`.execute(db);

test("MR-04 each line shows its discounts step by step, to the rupiah, and every promotion near the moment has its reason", async () => {
  const { price } = await ask({ lines: "SHOE-A × 2\nSOCK-A\t1" });
  expect(price.lines.slice(0, 2)).toEqual([
    {
      ...{ skuCode: "SHOE-A", name: "Thing SHOE", quantity: 2, isGift: false, flashSaleUnits: 0 },
      ...{ listAmount: 1_800_000, saleAmount: 1_800_000, payAmount: 1_620_000 },
      records: [{ step: 2, code: "ITEM", name: "Promotion ITEM", amount: 180_000 }],
    },
    expect.objectContaining({ skuCode: "SOCK-A", payAmount: 0 }),
  ]);
  expect(price).toMatchObject({ total: 1_620_000, order: null, isOtherMoment: false });
  expect(price.lines[2]).toMatchObject({ skuCode: "CUP-A", isGift: true, payAmount: 0 });
  const shown = price.verdicts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(1_850_000 - shown).toBe(price.total);

  const found = await verdicts({ lines: "SHOE-A × 2\nSOCK-A\t1" });
  expect(found.ITEM).toMatchObject({ reason: null, amount: 180_000, kind: "item", name: "Promotion ITEM" });
  expect(found.CUPS).toMatchObject({ reason: null, amount: 0 });
  expect(found.SECOND).toMatchObject({ reason: "PRECEDED", others: [{ code: "ITEM", name: "Promotion ITEM" }] });
  expect(found.FAR).toMatchObject({ reason: "BELOW_THRESHOLD", counted: 1_620_000, missing: 3_380_000 });
  expect(found.MANY).toMatchObject({ reason: "BELOW_THRESHOLD", missing: 3, byPieces: true });
  expect(found.POOR).toMatchObject({ reason: "BUDGET_TOO_SMALL", left: 120_000 });
  const reasons = Object.fromEntries(Object.entries(found).map(([code, { reason }]) => [code, reason]));
  expect(reasons).toMatchObject({
    ...{ LATER: "NOT_BEGUN", OVER: "ENDED", HALTED: "STOPPED", TENTS: "NO_LINE_IN_SCOPE", SPENT: "BUDGET_USED_UP" },
    ...{ GIFT: "GIFT_MISSING", OFFER: "OFFER_NOT_TAKEN", SHIP: "FREIGHT_UNKNOWN", FREE: null, MORE: "NOTHING_LEFT" },
    ...{ FIRST: "NO_LINE_IN_SCOPE", DEARER: "PRICE_OUTSIDE" },
  });
  expect(Object.keys(reasons)).toHaveLength(22);
});

test("MR-04 flash sales tell apart units, the buyer's cap, their price, and another flash sale; an add-on has its offer's price", async () => {
  const balls = await verdicts({ lines: "BALL-A 1" });
  expect(balls.FIRST).toMatchObject({ reason: null, amount: 100_000 });
  expect(balls.FLASH).toMatchObject({ reason: "PRECEDED", others: [{ code: "FIRST", name: "Promotion FIRST" }] });
  expect(balls.DEAR).toMatchObject({ reason: "NOT_CHEAPER" });

  await sql`update promotion.campaign_sku set sold = stock where activity_code = 'FIRST'`.execute(db);
  const later = await verdicts({ lines: "BALL-A 1" });
  expect([later.FIRST?.reason, later.FLASH?.amount]).toEqual(["UNITS_GONE", 50_000]);
  const capped = await verdicts({ lines: "BALL-A 1", customer: "UAYU" });
  expect(capped.FLASH).toMatchObject({ reason: "BUYER_CAP", amount: 0 });
  // The sale price is below the list price, and no step of the engine lowers it.
  const { price } = await ask({ lines: "BALL-A 1", customer: "UAYU" });
  expect(price.lines[0]).toMatchObject({ listAmount: 350_000, saleAmount: 300_000, payAmount: 300_000, records: [] });

  const along = await verdicts({ lines: "SHOE-A 1\nSOCK-A 1 OFFER" });
  expect(along.OFFER).toMatchObject({ reason: null, amount: 30_000 });
});

test("MR-04 a coupon says why it cannot be used, or what it takes off", async () => {
  await coupon({ stackable: true });
  await coupon({ code: "ALONE10" });
  await coupon({ code: "LATER10", beginsAt: new Date("2026-11-20T00:00:00Z") });
  await coupon({ code: "OVER10", endsAt: new Date("2026-11-10T00:00:00Z") });
  await coupon({ code: "MEMBER10", membersOnly: true });
  await coupon({ code: "EMPTY10", totalLimit: 1 });
  await coupon({ code: "ONCE10", perUserLimit: 1 });
  await coupon({ code: "DEAR10", stackable: true, minimumSpend: 2_000_000 });
  await coupon({ code: "TENT10", stackable: true, scope: { products: ["TENT"] } });
  await coupon({ code: "SINGLE10", singleUse: true });
  await sql`update promotion.coupon set used = 1 where code = 'EMPTY10'`.execute(db);
  await sql`insert into promotion.single_use_code (code, coupon_code, made_at) values ('CARD1234', 'SINGLE10', now())`.execute(
    db,
  );
  const use = (reference: string, code: string, single: string | null) =>
    sql`
    insert into promotion.coupon_use (reference, coupon_code, single_use_code, buyer_keys, taken_at)
    values (${reference}, ${code}, ${single}, '{member:UAYU}', now())`.execute(db);
  await use("O1", "ONCE10", null);
  await use("O2", "SINGLE10", "CARD1234");
  const reasonOf = async (code: string, more: object = {}) =>
    (await verdicts({ lines: "SHOE-A 1", coupon: code, ...more }))[code.trim().toUpperCase()]?.reason;

  expect((await verdicts({ lines: "SHOE-A 1", coupon: " hello10 " })).HELLO10).toMatchObject({
    ...{ reason: null, amount: 50_000, kind: "coupon", name: "Welcome" },
  });
  expect(await reasonOf("NOBODY10")).toBe("COUPON_UNKNOWN");
  expect(await reasonOf("LATER10")).toBe("COUPON_NOT_YET");
  expect(await reasonOf("OVER10")).toBe("COUPON_EXPIRED");
  expect(await reasonOf("OVER10", { at: "2026-11-05T12:00" })).not.toBe("COUPON_EXPIRED");
  expect(await reasonOf("MEMBER10")).toBe("COUPON_MEMBERS_ONLY");
  expect(await reasonOf("MEMBER10", { isMember: true })).toBe("COUPON_NOT_WITH_PROMOTIONS");
  expect(await reasonOf("EMPTY10")).toBe("COUPON_USED_UP");
  expect(await reasonOf("ONCE10", { customer: "UAYU" })).toBe("COUPON_USED_BEFORE");
  expect(await reasonOf("CARD1234")).toBe("COUPON_CODE_USED");
  expect(await reasonOf("TENT10")).toBe("NO_LINE_IN_SCOPE");
  const { ALONE10 } = await verdicts({ lines: "SHOE-A 1", coupon: "ALONE10" });
  expect(ALONE10).toMatchObject({ reason: "COUPON_NOT_WITH_PROMOTIONS", others: [{ code: "ITEM" }] });
  const { DEAR10 } = await verdicts({ lines: "SHOE-A 1", coupon: "DEAR10" });
  expect(DEAR10).toMatchObject({ reason: "COUPON_MINIMUM_SPEND", missing: 1_190_000 });
});

test("MR-04 a promotion for members says so to other buyers", async () => {
  const reasons = async (buyer: object) => {
    const { CLUB, SIGNED } = await verdicts({ lines: "TENT-A", ...buyer });
    return [CLUB?.reason, SIGNED?.reason];
  };
  expect(await reasons({})).toEqual(["NOT_FOR_BUYER", "NOT_FOR_BUYER"]);
  expect(await reasons({ isMember: true })).toEqual(["NOT_FOR_BUYER", null]);
  expect(await reasons({ customer: "UAYU" })).toEqual(["NOT_FOR_BUYER", null]);
  expect(await reasons({ customer: "UCLUB" })).toEqual([null, null]);
});

test("MR-04 another moment has the promotions as they stood then", async () => {
  const then = await verdicts({ lines: "SHOE-A 1", at: "2026-11-08T12:00" });
  expect(then.OVER?.reason).not.toBe("ENDED");
  expect(then.HALTED).toMatchObject({ reason: "PRECEDED" });
  const { price } = await ask({ lines: "SHOE-A 1", at: "2026-11-25T00:00" });
  expect(price).toMatchObject({ at: "2026-11-24T17:00:00.000Z", isOtherMoment: true });
  expect(price.verdicts.find(({ code }: { code: string }) => code === "LATER").reason).not.toBe("NOT_BEGUN");
  expect((await ask({ lines: "SHOE-A 1", at: "2027-06-01T00:00" })).price.verdicts).toEqual([]);
});

test("MR-04 what cannot be priced is refused by field: unknown SKUs by line, form, number of lines, order, customer and moment", async () => {
  const refused = async (input: object) => {
    const { problems, price } = await ask(input);
    expect(price).toBeNull();
    return problems.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
  };
  expect(await refused({})).toEqual(["lines: Enter an order, or at least one SKU."]);
  expect(await refused({ lines: "SHOE-A 1\n\nBOOT-A 2\nSHOE-A 1" })).toEqual([
    "lines: Line 3: there is no SKU BOOT-A.",
  ]);
  expect(await refused({ lines: "SHOE-A two\nSHOE-A 0", at: "soon", customer: "NOBODY" })).toEqual([
    "lines: Line 1 is not a SKU with a quantity: SHOE-A two",
    "lines: Line 2: the quantity is 1 to 9999.",
    "customer: There is no customer with this code.",
    "at: Enter a day and a time, such as 2026-11-15T12:00.",
  ]);
  expect(await refused({ lines: "SHOE-A 1\n".repeat(101) })).toEqual(["lines: At most 100 lines."]);
  expect(await refused({ order: "BBNOBODY" })).toEqual(["order: There is no order with this code."]);
  expect(await refused({ order: "BBNOBODY", lines: "SHOE-A 1" })).toEqual([
    "lines: Leave this empty: the order has its own.",
  ]);
  expect(await ask({ lines: "SHOE-A 1" }, people.agus)).toBe("FORBIDDEN");
  expect((await ask({ lines: "SHOE-A 1" }, people.sari)).problems).toEqual([]);
});
