import { readFileSync } from "node:fs";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startStatementLog } from "#kit/testing/statement-log.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale, aGift, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop, type TestShop } from "../testing/start-test-shop.ts";
import { memberShopper, testShopper } from "./test-shopper.ts";

const { url, database } = await shopDatabase();
const clock = testClock(new Date().toISOString());
const log = await startStatementLog(url);
const shop = await startTestShop({ databaseUrl: log.url, clock });
/** Computes every response again. */
const scribe = await startTestShop({
  databaseUrl: url,
  clock,
  env: { SHOP_PAGE_CACHE_MB: "0", SHOP_DRAWN_PAGES_MB: "0" },
});

const fragment = (path: string): string =>
  /fragment \w+ on \w+ \{[\s\S]*?\n\}\n/.exec(
    readFileSync(new URL(`../../../modules/${path}`, import.meta.url), "utf8"),
  )?.[0] ?? "";
/** The query of the cart page. */
const cartPage = `query cartPage { queryCart { ...CartFields discounts { activityName amount } } }
${fragment("cart/web/cart-page/cart-page.graphql")}${fragment("promotion/web/tier-fields.graphql")}`;

const sessionInvalid = "0002";
const skus = { home: "", fetched: "", flashSale: "", gift: "" };
let guestCookie = "";
let memberCookie = "";

beforeAll(async () => {
  const { rows } = await sql<{ code: string; product: string }>`
    select distinct on (product_code) sku.code, product_code as product from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where ships_from is null and exists (select from inventory.stock join inventory.source on source.code = source_code
      where sku_code = sku.code and kind = 'store' and quantity > sold + 5)
    order by product_code limit 4`.execute(database.kysely);
  const codes = rows.map(({ code }) => code);
  [skus.home, skus.fetched, skus.flashSale, skus.gift] = codes as [string, string, string, string];
  await sql`update inventory.stock set quantity = sold + 20 where sku_code = any(${codes})`.execute(database.kysely);
  await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
  const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
  const saved = await inTransaction(database, async (trx) => [
    await savePromotion(trx, aTier({ ...always, stackable: true })),
    await savePromotion(trx, aGift(skus.gift, { ...always, stackable: true })),
    await savePromotion(trx, aFlashSale(skus.flashSale, always)),
  ]);
  expect(saved.filter(({ ok }) => !ok)).toEqual([]);
  const guest = await testShopper(shop);
  guestCookie = guest.cookie;
  memberCookie = (await memberShopper(shop, "rani@demo.example")).cookie;
  for (const { code, product } of rows.slice(0, 3)) await guest.add(product, code);
  await sql`insert into cart.line (owner, sku_code, quantity, distribution_type)
    select 'member:U10000002', sku_code, 2, way from unnest(${codes.slice(0, 3)}::text[], '{11,21,11}'::text[]) as line (sku_code, way)
    on conflict do nothing`.execute(database.kysely);
});

/** An access token of the session behind a cookie. */
async function tokenOf(cookie: string): Promise<string> {
  const { headers } = await shop.post({ query: "query Count { miniCartCount }", headers: { cookie } });
  return `Bearer ${headers["x-access-token"]}`;
}

const read = async (from: TestShop, authorization: string, language = "en-US") =>
  (await from.post({ query: cartPage, headers: { authorization, "accept-language": language } })).body;
const statementsOf = async (work: () => Promise<unknown>) => (await log.during(work)).statements.length;

test("an unchanged cart is answered from the cache after one statement", async () => {
  for (const cookie of [guestCookie, memberCookie]) {
    const token = await tokenOf(cookie);
    const before = [await read(shop, token), await read(shop, token)];
    expect(before[0]).toMatchObject({ data: { queryCart: { lines: { length: 3 } } } });
    const { value, statements } = await log.during(() => read(shop, token));
    expect(value).toEqual(before[0]);
    expect(statements).toHaveLength(1);
  }
});

test("a cached cart is returned to its owner only, and to no one after the session has ended", async () => {
  const token = await tokenOf(memberCookie);
  for (const _ of [1, 2]) await read(shop, token);
  expect(await statementsOf(() => read(shop, token))).toBe(1);
  const other = await testShopper(shop);
  expect(await read(shop, await tokenOf(other.cookie))).toMatchObject({ data: { queryCart: { lines: [] } } });
  for (const wrong of [`${token}x`, "Bearer nonsense", token.replace(".", "A.")])
    expect(await read(shop, wrong)).toMatchObject({ errors: [{ extensions: { code: sessionInvalid } }] });
  const shutOut = (status: string) =>
    sql`update identity.member set status = ${status} where user_code = 'U10000002'`.execute(database.kysely);
  await shutOut("BLOCKED");
  expect(await read(shop, token)).toMatchObject({ errors: [{ extensions: { code: sessionInvalid } }] });
  await shutOut("ACTIVE");
  expect(await read(shop, token)).toMatchObject({ data: { queryCart: { lines: { length: 3 } } } });
  const goodbye = await memberShopper(shop, "rani@demo.example");
  const last = await tokenOf(goodbye.cookie);
  for (const _ of [1, 2]) await read(shop, last);
  await goodbye.ask("mutation logout { logout { success } }");
  expect(await read(shop, last)).toMatchObject({ errors: [{ extensions: { code: sessionInvalid } }] });
});

test("parallel reads of carts return each caller's own", async () => {
  const { rows } = await sql<{ code: string; product: string }>`
    select code, product_code as product from catalogue.sku where code = ${skus.home}`.execute(database.kysely);
  const tokens: string[] = [];
  for (let units = 1; units <= 12; units += 1) {
    const guest = await testShopper(shop);
    for (const { code, product } of rows) await guest.add(product, code, units);
    tokens.push(await tokenOf(guest.cookie));
  }
  for (const round of ["made", "told again"]) {
    const carts = await Promise.all([...tokens, "Bearer nonsense"].map((token) => read(shop, token)));
    expect(carts.pop(), round).toMatchObject({ errors: [{ extensions: { code: sessionInvalid } }] });
    expect(carts).toMatchObject(tokens.map((_, at) => ({ data: { queryCart: { lines: [{ quantity: at + 1 }] } } })));
    for (const [at, token] of tokens.entries()) expect(carts[at]).toEqual(await read(scribe, token));
  }
});

const shift = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const promotions = sql`code in ('TIER1', 'GIFT1', 'FLASH1')`;

/** Everything a cart shows, changed directly in the database, without an invalidation. */
const changes = {
  "pieces of a line": (n: number) => sql`update cart.line set quantity = ${1 + n} where sku_code = ${skus.home}`,
  "a way of delivery": (n: number) => sql`
    update cart.line set distribution_type = ${n % 2 ? "11" : "21"} where sku_code = ${skus.fetched}`,
  "a line that goes": () => sql`delete from cart.line where sku_code = ${skus.gift}`,
  "a line that comes": (n: number) => sql`
    insert into cart.line (owner, sku_code, quantity, activity_code)
    select owner, ${skus.gift}, ${1 + n}, ${n % 2 ? "" : "GIFT1"} from cart.cart on conflict do nothing`,
  "what is left": (n: number) => sql`
    update inventory.stock set quantity = sold + ${n} where sku_code = any(${Object.values(skus)})`,
  "a sale": (n: number) => sql`
    update inventory.stock set sold = least(quantity, ${n}) where sku_code = any(${Object.values(skus)})`,
  "which warehouse comes first": (n: number) => sql`
    update inventory.source set priority = case code when 'WH01' then ${n} else 2 end where kind = 'warehouse'`,
  "units of a flash sale": (n: number) => sql`
    update promotion.campaign_sku set sold = ${Math.min(20, 4 * n)} where activity_code = 'FLASH1'`,
  "what a member took of a flash sale": (n: number) => sql`
    insert into promotion.campaign_purchase (activity_code, sku_code, buyer_key, quantity)
    values ('FLASH1', ${skus.flashSale}, 'member:U10000002', ${n})
    on conflict (activity_code, sku_code, buyer_key) do update set quantity = excluded.quantity`,
  "a name": (n: number) =>
    sql`update catalogue.product set names = names || ${JSON.stringify({ "en-US": `Name ${n}` })}::jsonb`,
  "a price": (n: number) => sql`
    update catalogue.sku set sale_price = ${100_000 * (n + 1)}, price = ${100_000 * (n + 2)}
    where code = any(${Object.values(skus)})`,
  "whether it is sold": (n: number) => sql`
    update catalogue.product set on_sale = ${n % 3 > 0}
    where code in (select product_code from catalogue.sku where code = any(${Object.values(skus)}))`,
  "a reward": (n: number) =>
    sql`update promotion.activity_level set reward_percent = ${n + 1} where activity_code = 'TIER1'`,
  "a threshold": (n: number) => sql`
    update promotion.activity_level set threshold = ${1 + n * 400_000} where activity_code = 'GIFT1'`,
  "the end of promotions": (n: number) =>
    sql`update promotion.activity set ends_at = ${shift(2 * n + 1)} where ${promotions}`,
  "the begin of promotions": (n: number) => sql`
    update promotion.activity set begins_at = ${shift(n - 2)}, ends_at = ${shift(3600)} where ${promotions}`,
  "what sending costs": (n: number) => sql`update shipping.rate set first_kilogram = ${5_000 * (n + 1)}`,
};
const names = Object.keys(changes) as (keyof typeof changes)[];

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ change: fc.constantFrom(...names), n: fc.nat(5), undone: fc.nat(3).map((n) => n === 0) }),
  },
  { weight: 1, arbitrary: fc.record({ seconds: fc.nat(6) }) },
);

test("after any change, committed or rolled back, a cached cart equals a computed one", async () => {
  const seen = { kept: 0, made: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      const tokens = [await tokenOf(guestCookie), await tokenOf(memberCookie)];
      for (const next of steps) {
        if ("seconds" in next) clock.advance(next.seconds * 1000);
        else
          await inTransaction(database, async (trx) => {
            await changes[next.change](next.n).execute(trx);
            // Read while the change is being written.
            await read(shop, tokens[next.n % 2] ?? "");
            if (next.undone) throw new Error("undone");
          }).catch((problem: Error) => expect(problem.message).toBe("undone"));
        for (const token of tokens) {
          const { value, statements } = await log.during(() => read(shop, token, "en-US"));
          seen[statements.length === 1 ? "kept" : "made"] += 1;
          expect(value).toEqual(await read(scribe, token, "en-US"));
        }
      }
      const [token = ""] = tokens;
      expect(await read(shop, token, "id-ID")).toEqual(await read(scribe, token, "id-ID"));
    }),
    { numRuns: 12 },
  );
  expect(seen.kept).toBeGreaterThan(0);
  expect(seen.made).toBeGreaterThan(0);
});
