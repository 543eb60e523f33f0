import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { changeLogModule } from "#modules/change-log/server/index.ts";
import { purchaseFinder } from "#modules/checkout/server/index.ts";
import { anAddress, checkoutFixture } from "#modules/checkout/server/testing/checkout-fixture.ts";
import { couponRecord, promotionRecord } from "#modules/promotion/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";

const { database } = await testDatabase();
const { deps, clock, shopper, clubMember } = await checkoutFixture(database);
await insertProducts(database.kysely, [
  aProduct("TENT", { categoryCodes: ["SHOES"], skus: [aSku("TENT-A", { price: 600_000, salePrice: 400_000 })] }),
  aProduct("MUG", { categoryCodes: ["WEAR"], skus: [aSku("MUG-A", { price: 50_000, salePrice: 50_000 })] }),
]);
await sql`update inventory.stock set quantity = 1000`.execute(database.kysely);
const permissions = { read: "promotions.read", edit: "promotions.edit" } as const;
const staff = await staffFixture(
  database,
  (own) => [
    changeLogModule({
      ...own,
      records: [
        { type: promotionRecord(clock), ...permissions },
        { type: couponRecord(clock), ...permissions },
      ],
    }),
  ],
  clock,
);
const dewi = await staff.signedIn("dewi@kinds.test", "marketing");

type Fields = Readonly<Record<string, Json>>;

/** Saves it as the only promotion, through the operation that the builder's page calls. */
async function saved(type: "promotion" | "coupon", fields: Fields): Promise<void> {
  await inTransaction(database, async (trx) => {
    for (const table of ["campaign_purchase", "campaign_taking", "budget_taking", "budget", "activity"])
      await sql`delete from promotion.${sql.raw(table)}`.execute(trx);
  });
  const id = `KIND${staffCalls}`;
  staffCalls += 1;
  const all = {
    ...{ status: "active", names: inAll("Kind") },
    ...{ beginsAt: "2026-01-01T00:00:00.000Z", endsAt: "2099-01-01T00:00:00.000Z" },
    ...fields,
  };
  const changes = Object.entries(all).map(([path, value]) => ({ path, value }));
  const { body } = await staff.post<{ adminSaveRecord: { errorCode: string | null; problems: unknown } }>(
    `mutation adminSaveRecord($input: AdminSaveRecordInput!) {
      adminSaveRecord(input: $input) { errorCode problems { path problem } } }`,
    { input: { type, id, version: 0, create: true, changes } },
    { ...dewi },
  );
  expect(body.errors).toBeUndefined();
  expect(body.data?.adminSaveRecord).toEqual({ errorCode: null, problems: [] });
}

let staffCalls = 0;
let buyers = 0;
let newestOrder = "";

type Cart = Readonly<Record<string, number>>;

/** What the checkout shows for this cart, and what the order charges: each discount by step, and the gifts. */
async function charged(
  cart: Cart,
  { coupon, alongOf, by }: { coupon?: string; alongOf?: string; by?: ReturnType<typeof shopper> } = {},
) {
  buyers += 1;
  const guest = by ?? shopper();
  for (const [product, quantity] of Object.entries(cart))
    expect(await guest.add(product, quantity)).toMatchObject({ success: true });
  if (alongOf !== undefined) {
    const added = await guest.call(
      `mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { success errorCode errorMessage } }`,
      { input: { productCode: "MUG", skuCode: "MUG-A", quantity: 1, activityCode: alongOf } },
    );
    expect(added).toMatchObject({ success: true });
  }
  const id = await guest.begin();
  const person = { recipientMobile: `0812${10_000_000 + buyers}`, recipientEmail: `k${buyers}@mail.example` };
  await guest.update(id, { address: { ...anAddress, ...person } });
  await guest.update(id, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  if (coupon !== undefined) await guest.coupon(id, coupon);
  const { data } = await guest.call(
    `query queryCheckout($id: ID!) { queryCheckout(checkoutId: $id) { data {
      discounts { step amount } priceInfo { productAmount promotionDiscount couponDiscount freightDiscount totalAmount } } } }`,
    { id },
  );
  const placed = await guest.place(id, `kind-${buyers}`);
  expect(placed.errorCode).toBeNull();
  const code = placed.data.orderCode;
  newestOrder = code;
  const { rows } = await sql<{ step: number; amount: number }>`
    select step, sum(amount)::int as amount from orders.discount where order_code = ${code} group by step order by step`.execute(
    database.kysely,
  );
  const gifts = await sql<{ sku_code: string; quantity: number }>`
    select sku_code, quantity from orders.line where order_code = ${code} and is_gift`.execute(database.kysely);
  // What is charged is what was shown.
  expect(placed.data.totalAmount).toBe(data.priceInfo.totalAmount);
  const shown = Map.groupBy(data.discounts as { step: number; amount: number }[], ({ step }) => step);
  expect(rows).toEqual(
    [...shown].map(([step, own]) => ({ step, amount: own.reduce((sum, { amount }) => sum + amount, 0) })),
  );
  return {
    discounts: Object.fromEntries(rows.map(({ step, amount }) => [step, amount])),
    gifts: gifts.rows.map(({ sku_code, quantity }) => `${sku_code} ${quantity}`),
  };
}

const everything = { scope: { everything: true } };
const tier = (levels: Json, more: Fields = {}): Fields => ({ kind: "tier", ...everything, levels, ...more });
const rupiahOff = [{ threshold: 1, reward: 10_000 }];

const kinds: readonly (readonly [title: string, Fields, Cart, Awaited<ReturnType<typeof charged>>])[] = [
  [
    "an amount off each piece",
    { kind: "item", ...everything, levels: rupiahOff },
    { BALL: 2 },
    { discounts: { 2: 20_000 }, gifts: [] },
  ],
  [
    "a percentage off each piece",
    { kind: "item", ...everything, rewardByPercentage: true, levels: [{ threshold: 1, reward: 15 }] },
    { BALL: 2 },
    { discounts: { 2: 30_000 }, gifts: [] },
  ],
  [
    "tiers by amount",
    tier([
      { threshold: 200_000, reward: 10_000 },
      { threshold: 300_000, reward: 45_000 },
    ]),
    { BALL: 3 },
    { discounts: { 3: 45_000 }, gifts: [] },
  ],
  [
    "tiers by quantity in percent",
    tier(
      [
        { threshold: 2, reward: 5 },
        { threshold: 4, reward: 20 },
      ],
      { amountByQty: true, rewardByPercentage: true },
    ),
    { BALL: 2, BRICK: 1 },
    { discounts: { 3: 15_000 }, gifts: [] },
  ],
  [
    "a gift",
    { kind: "gwp", ...everything, levels: [{ threshold: 100_000, giveaways: [{ skuCode: "MUG-A", number: 2 }] }] },
    { BALL: 1 },
    { discounts: {}, gifts: ["MUG-A 2"] },
  ],
  [
    "free delivery",
    { kind: "freeShipping", ...everything, rewardByPercentage: true, levels: [{ threshold: 100_000, reward: 100 }] },
    { BALL: 1 },
    { discounts: { 5: 10_000 }, gifts: [] },
  ],
  [
    "a flash sale with units and a limit for each buyer",
    { kind: "flashSale", skus: { "BALL-A": { price: 60_000, stock: 10, maxPerUser: 2 } } },
    { BALL: 2 },
    { discounts: { 1: 80_000 }, gifts: [] },
  ],
];

test.each(kinds)(
  "MR-01 %s that the builder saves is charged at the checkout",
  async (_title, fields, cart, expected) => {
    await saved("promotion", fields);
    expect(await charged(cart)).toEqual(expected);
  },
);

test("MR-01 a purchase with purchase that the builder saves is charged at the checkout", async () => {
  await saved("promotion", {
    kind: "pwp",
    ...{ scope: { products: ["BALL"] } },
    levels: [{ threshold: 100_000, giveaways: [{ skuCode: "MUG-A", price: 20_000 }] }],
  });
  const alongOf = `KIND${staffCalls - 1}`;
  expect((await charged({ BALL: 1 }, { alongOf })).discounts).toEqual({ 2: 30_000 });
});

test("MR-01 a coupon that the builder saves is charged at the checkout", async () => {
  await saved("coupon", { percent: 10, mostDiscount: 15_000, scope: { products: ["BALL"] } });
  const coupon = `KIND${staffCalls - 1}`;
  expect((await charged({ BALL: 2, BRICK: 1 }, { coupon })).discounts).toEqual({ 4: 15_000 });
});

const scopes: readonly (readonly [scope: string, Fields, number])[] = [
  ["a product", { scope: { products: ["TENT"] } }, 1],
  ["a category with all below it", { scope: { categories: ["SHOES"] } }, 3],
  ["a brand", { scope: { brands: ["LKH"] } }, 4],
  // The tent costs 600,000 and is on sale for 400,000; ball and brick cost 100,000, the mug 50,000.
  ["prices from an amount", { ...everything, priceFrom: 100_000 }, 3],
  ["prices up to an amount", { ...everything, priceUntil: 100_000 }, 3],
  ["prices between two amounts", { ...everything, priceFrom: 50_001, priceUntil: 399_999 }, 2],
  ["one price of a category", { scope: { categories: ["SHOES"] }, priceFrom: 400_000, priceUntil: 400_000 }, 1],
  ["prices nothing here has", { ...everything, priceFrom: 400_001 }, 0],
];

test.each(scopes)("MR-01 a promotion for %s is charged on these goods alone", async (_scope, fields, pieces) => {
  await saved("promotion", { kind: "item", levels: [{ threshold: 1, reward: 1_000 }], ...fields });
  const { discounts } = await charged({ TENT: 1, BALL: 1, BRICK: 1, MUG: 1 });
  expect(discounts).toEqual(pieces === 0 ? {} : { 2: pieces * 1_000 });
});

/** A member with a session, without the club. */
async function member(userCode: string) {
  const sessionId = deps.ids.uuid();
  await sql`insert into identity.member (user_code, email, first_name, last_name)
    values (${userCode}, ${`${userCode.toLowerCase()}@mail.example`}, 'Ayu', 'Lestari')`.execute(database.kysely);
  await sql`insert into identity.session (id, token_hash, kind, guest_id, user_code, expires_at)
    values (${sessionId}, ${sessionId}, 'member', ${userCode}, ${userCode}, now() + interval '1 day')`.execute(
    database.kysely,
  );
  return shopper({ caller: { kind: "member", sessionId, userCode } });
}

const buyersOfNewestOrder = async () => (await purchaseFinder(deps)(newestOrder))?.buyers;

test("MR-01 a promotion for members or members of the club is charged for these buyers alone, from the cart on, and the order keeps what its buyer was", async () => {
  const buyers = {
    guest: shopper(),
    member: await member("UAYU"),
    clubMember: await clubMember("UCLUB", { pin: "123456", points: 0 }),
  };
  const forThem = { everyone: 3, members: 2, clubMembers: 1 };
  for (const [audience, count] of Object.entries(forThem)) {
    await saved("promotion", tier(rupiahOff, audience === "everyone" ? {} : { audience }));
    const found: (readonly [string, number, number, number])[] = [];
    for (const [kind, by] of Object.entries(buyers)) {
      await by.add("BALL", 1);
      const cart = (await by.call(
        "query queryCart { queryCart { promotionTiers { activityCode } priceInfo { promotionDiscount } } }",
      )) as unknown as { promotionTiers: unknown[]; priceInfo: { promotionDiscount: number } };
      const { discounts } = await charged({}, { by });
      found.push([kind, discounts[3] ?? 0, cart.priceInfo.promotionDiscount, cart.promotionTiers.length]);
      expect(await buyersOfNewestOrder()).toEqual([kind]);
    }
    expect(found).toEqual(
      Object.keys(buyers).map((kind, index) => (index >= 3 - count ? [kind, 10_000, 10_000, 1] : [kind, 0, 0, 0])),
    );
  }
});

test("MR-01 a member who links or unlinks the club sees the other price at once", async () => {
  await saved("promotion", tier(rupiahOff, { audience: "clubMembers" }));
  const ayu = await clubMember("ULEAVES", { pin: "123456", points: 0 });
  await ayu.add("BALL", 1);
  const discount = async () => {
    const cart = (await ayu.call("query queryCart { queryCart { priceInfo { promotionDiscount } } }")) as unknown as {
      priceInfo: { promotionDiscount: number };
    };
    return cart.priceInfo.promotionDiscount;
  };
  expect(await discount()).toBe(10_000);
  await sql`delete from loyalty.link where user_code = 'ULEAVES'`.execute(database.kysely);
  expect(await discount()).toBe(0);
});
