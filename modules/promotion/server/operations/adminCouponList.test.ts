import { sql } from "kysely";
import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { database, call, people, save, make, take, codesOf } = await couponAdminFixture();

await save("RUNNING", { ...couponFields, totalLimit: 5 });
await save("LATER", { ...couponFields, beginsAt: "2026-11-20T00:00:00Z", names: inAll("Payday 100%") });
await save("ENDED", { ...couponFields, endsAt: "2026-11-10T00:00:00Z" });
await save("STOPPED", { ...couponFields, status: "stopped" });
await save("USEDUP", { ...couponFields, totalLimit: 1 });
await take("USEDUP", "O1");
await save("SINGLE", { ...couponFields, singleUse: true });
await make("SINGLE", 3);
await save("NEWEST", { ...couponFields, status: "draft" });

const list = (input: object = {}, headers?: object) =>
  call(
    `query adminCouponList($input: AdminCouponListInput!) { adminCouponList(input: $input) {
      total page coupons { code name state singleUse percent mostDiscount amount beginsAt endsAt used usesLimit } } }`,
    { input },
    headers,
  );
const codes = async (input: object) =>
  (await list({ sort: "code", isDescending: false, ...input })).coupons.map(({ code }: { code: string }) => code);

test("coupons are listed with state, discount, period and uses, filtered by each, and sorted", async () => {
  const { total, coupons } = await list({ sort: "code", isDescending: false }, people.sari);
  expect(total).toBe(7);
  expect(
    coupons.map((row: { code: string; state: string; used: number; usesLimit: number }) =>
      [row.code, row.state, row.used, row.usesLimit].join(" "),
    ),
  ).toEqual([
    "ENDED ENDED 0 ",
    "LATER UPCOMING 0 ",
    "NEWEST DRAFT 0 ",
    "RUNNING RUNNING 0 5",
    "SINGLE RUNNING 0 3",
    "STOPPED STOPPED 0 ",
    "USEDUP USED_UP 1 1",
  ]);
  expect(coupons[3]).toMatchObject({ name: "Welcome", percent: 10, mostDiscount: 50_000, amount: null });
  expect(await codes({ states: ["DRAFT", "USED_UP"] })).toEqual(["NEWEST", "USEDUP"]);
  expect(await codes({ singleUse: true })).toEqual(["SINGLE"]);
  expect(await codes({ search: "100%" })).toEqual(["LATER"]);
  expect(await codes({ from: "2026-11-10", until: "2026-11-10" })).not.toContain("LATER");
  expect(await codes({ from: "2026-11-11" })).not.toContain("ENDED");
  expect((await codes({ sort: "used", isDescending: true }))[0]).toBe("USEDUP");
  expect((await list()).coupons[0].code).toBe("NEWEST");
});

test("a search for a single-use code finds its coupon; with all codes used, the coupon is used up", async () => {
  const [first = "", ...others] = await codesOf("SINGLE");
  expect(await codes({ search: first.toLowerCase() })).toEqual(["SINGLE"]);
  for (const code of [first, ...others]) expect(await take(code, `O${code}`)).toBe("OK");
  expect(await codes({ states: ["USED_UP"] })).toEqual(["SINGLE", "USEDUP"]);
});

test("the list sorted by last change reads an index", async () => {
  const { rows } = await database.kysely.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ "QUERY PLAN": string }>`
      explain select code from promotion.coupon order by updated_at desc, code limit 50`.execute(trx);
  });
  expect(JSON.stringify(rows)).toContain("coupons_by_change");
});

test("invalid input, anonymous callers and roles without the permission are refused", async () => {
  expect(await list({ states: ["GONE"] })).toBe("INVALID_INPUT");
  expect(await list({ from: "2026-02-30" })).toBe("INVALID_INPUT");
  expect(await list({ sort: "price" })).toBe("INVALID_INPUT");
  expect(await list({}, people.agus)).toBe("FORBIDDEN");
  expect(await list({}, {})).toBe("STAFF_ONLY");
});
