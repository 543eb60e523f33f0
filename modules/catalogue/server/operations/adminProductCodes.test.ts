import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { skuState } from "../testing/product-record-fixture.ts";
import { insertProducts, runningShoe } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [runningShoe]);
const { products, call, people } = await productAdminFixture(database);
for (const [code, status] of [
  ["BALL", "draft"],
  ["DUCK", "archived"],
  ["KITE", "hidden"],
] as const)
  await products.create(code, {
    names: { "en-US": `A ${code.toLowerCase()}` },
    status,
    skus: { [`${code}-1`]: skuState({ price: 90_000 }) },
  });

const codesOf = async (filter: object, without?: string[], headers: object = people.sari) => {
  const answer = await call(
    `query adminProductCodes($input: AdminProductCodesInput!) { adminProductCodes(input: $input) { codes isComplete } }`,
    { input: { filter, ...(without ? { without } : {}) } },
    headers,
  );
  return typeof answer === "string" ? answer : [answer.isComplete, ...answer.codes];
};

test("MF-08 all products that match are named by their codes, in the order of codes, but those taken out", async () => {
  expect(await codesOf({})).toEqual([true, "BALL", "KITE", "LKH1"]);
  expect(await codesOf({ sort: "NAME", isReversed: true, page: 3 })).toEqual([true, "BALL", "KITE", "LKH1"]);
  expect(await codesOf({ statuses: ["archived"] })).toEqual([true, "DUCK"]);
  expect(await codesOf({ search: "kiet" })).toEqual([true, "KITE"]);
  expect(await codesOf({ maxPrice: 100_000 }, ["KITE", "GONE"])).toEqual([true, "BALL"]);
});

test("MF-08 invalid input and people without the permission are refused", async () => {
  expect(await codesOf({ statuses: ["nonsense"] })).toBe("INVALID_INPUT");
  expect(await codesOf({}, undefined, {})).toBe("STAFF_ONLY");
});

test("MF-08 a selection over the limit is reported as such, and is counted up to the limit", async () => {
  // In parts, each well within the limit of time a statement has.
  for (let from = 0; from <= 20_000; from += 1000) {
    await database.pool.query(`
      insert into catalogue.product (code, brand_code, names, descriptions, released_on)
      select 'Q' || lpad(n::text, 5, '0'), 'LKH', '{"en-US": "Many"}', '{}', date '2026-01-01'
      from generate_series(${from}, ${from + 999}) as n`);
  }
  const [isComplete, ...codes] = (await codesOf({})) as [boolean, ...string[]];
  expect([isComplete, codes.length, codes[0]]).toEqual([false, 20_000, "BALL"]);
  const page = await call(
    `query adminProducts { adminProducts(input: { page: 400 }) { total isMore products { code } } }`,
  );
  expect([page.total, page.isMore, page.products.length]).toEqual([20_000, true, 50]);
  expect(await call(`query adminProducts { adminProducts(input: { page: 401 }) { total } }`)).toBe("INVALID_INPUT");
  const few = await call(`query adminProducts { adminProducts(input: { statuses: ["hidden"] }) { total isMore } }`);
  expect(few).toEqual({ total: 1, isMore: false });
});
