import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { saveCoupon } from "../save-coupon.ts";
import { aCoupon } from "../testing/a-coupon.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, save, people } = await promotionAdminFixture(database);
await insertProducts(database.kysely, [aProduct("LKH2")]);
const calendar = (month: string, headers?: object) =>
  call(
    `query adminPromotionCalendar($month: String!) { adminPromotionCalendar(month: $month) {
      month today isCut entries { code kind state beginsAt endsAt overlaps } } }`,
    { month },
    headers,
  );
type Entry = { readonly code: string; readonly kind: string; readonly state: string; readonly overlaps: string[] };
const shown = async (month: string) =>
  (await calendar(month)).entries.map(({ code, kind, state, overlaps }: Entry) =>
    [code, kind, state, ...overlaps].join(" "),
  );

const period = (from: string, until: string) => ({
  beginsAt: `${from}T00:00:00.000Z`,
  endsAt: `${until}T00:00:00.000Z`,
});
const ofProduct = (code: string) => ({ scope: { products: [code] } });
const flash = { ...tierFields, kind: "flashSale", rewardByPercentage: null, levels: null, scope: null };
await save("WIDE", { ...tierFields, ...period("2026-11-01", "2026-11-10") }, 0);
await save("SHOE", { ...tierFields, ...period("2026-11-05", "2026-11-20"), ...ofProduct("LKH1") }, 0);
await save("OTHER", { ...tierFields, ...period("2026-11-12", "2026-11-25"), ...ofProduct("LKH2") }, 0);
await save(
  "FLASH",
  { ...flash, ...period("2026-11-19", "2026-12-02"), skus: { "LKH1-red-42": { price: 1_000, stock: 5 } } },
  0,
);
await save("OVER", { ...tierFields, ...period("2026-11-15", "2026-11-18"), status: "stopped" }, 0);
await save("PLAN", { ...period("2026-11-16", "2026-11-17"), kind: "tier" }, 0);
await save("VAGUE", { kind: "tier" }, 0);
await inTransaction(database, (trx) =>
  saveCoupon(trx, aCoupon({ code: "HELLO10", beginsAt: new Date("2026-11-14"), endsAt: new Date("2026-11-16") })),
);

test("MR-02 a month's promotions, drafts and coupons are listed by their begin, with overlapping promotions", async () => {
  expect(await shown("2026-11")).toEqual([
    "WIDE tier ENDED SHOE",
    "SHOE tier RUNNING WIDE FLASH",
    "OTHER tier RUNNING",
    "HELLO10 coupon RUNNING",
    "PLAN tier DRAFT",
    "FLASH flashSale UPCOMING SHOE",
  ]);
  expect(await calendar("2026-11", people.sari)).toMatchObject({ month: "2026-11", today: "2026-11-15", isCut: false });
});

test("a period that spans two months is listed in both, by Jakarta days", async () => {
  expect(await shown("2026-12")).toEqual(["FLASH flashSale UPCOMING"]);
  expect(await shown("2026-10")).toEqual([]);
  // At 18:00 UTC of 31 December it is New Year in Jakarta.
  await save("YEAR", { ...tierFields, beginsAt: "2026-12-31T18:00:00.000Z", endsAt: "2027-01-05T00:00:00.000Z" }, 0);
  expect(await shown("2027-01")).toEqual(["YEAR tier UPCOMING"]);
  expect(await shown("2026-12")).toEqual(["FLASH flashSale UPCOMING"]);
});

test("only valid months are accepted, from staff who may read promotions", async () => {
  for (const month of ["2026-13", "2026-1", "1999-12", ""]) expect(await calendar(month)).toBe("INVALID_INPUT");
  expect(await calendar("2026-11", people.agus)).toBe("FORBIDDEN");
});

test("promotions without a common price do not overlap", async () => {
  const april = period("2027-04-01", "2027-04-05");
  await save("LOW", { ...tierFields, ...april, priceUntil: 99_999 }, 0);
  await save("MIDDLE", { ...tierFields, ...april, priceFrom: 99_999, priceUntil: 200_000 }, 0);
  await save("TOP", { ...tierFields, ...april, priceFrom: 200_001 }, 0);
  expect(await shown("2027-04")).toEqual(["LOW tier UPCOMING MIDDLE", "MIDDLE tier UPCOMING LOW", "TOP tier UPCOMING"]);
});
