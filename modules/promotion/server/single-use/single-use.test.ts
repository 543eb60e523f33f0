import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";
import { couponForBasket, releaseCoupon } from "../coupon-use.ts";
import { couponsOf } from "../store/coupon-grants.ts";
import { insertGrants } from "../store/hand-coupons.ts";
import { promotionInvariants } from "../store/invariants.ts";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";
import { codeLetters, randomCodes } from "./random-codes.ts";

const { database, save, make, codesOf, take, clock, mutate } = await couponAdminFixture();
const db = database.kysely;
const used = async (code: string) =>
  (await sql<{ used: number }>`select used from promotion.coupon where code = ${code}`.execute(db)).rows[0]?.used;
const giveBack = (reference: string) => inTransaction(database, (trx) => releaseCoupon(trx, [reference], clock.now()));
const hand = (couponCode: string, userCode: string, singleUseCode: string | null) =>
  inTransaction(database, (trx) =>
    insertGrants(trx, couponCode, [{ buyerKey: memberBuyerKey(userCode), number: 1, singleUseCode }], clock.now()),
  );

async function someCodes(couponCode: string, count: number, fields = {}): Promise<readonly string[]> {
  await save(couponCode, { ...couponFields, singleUse: true, ...fields });
  await make(couponCode, count);
  return codesOf(couponCode);
}

test("codes are different, begin with the prefix and have no letters that are easily confused", () => {
  const codes = randomCodes(5_000, "GIFT");
  expect(new Set(codes).size).toBe(5_000);
  for (const code of codes) expect(code).toMatch(new RegExp(`^GIFT[${codeLetters}]{12}$`));
  for (const letter of "01ILOU") expect(codeLetters).not.toContain(letter);
});

test("MR-05 of twenty concurrent orders with one single-use code exactly one gets it, and it is released once with its order", async () => {
  const [code = ""] = await someCodes("RACE", 3);
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => take(code, `R${index}`, `U${index}`)));
  expect(results.filter((result) => result === "OK")).toHaveLength(1);
  expect(results.filter((result) => result === "CODE_USED")).toHaveLength(19);
  const winner = results.indexOf("OK");
  expect([await used("RACE"), await take(code, `R${winner}`, `U${winner}`)]).toEqual([1, "OK"]);
  await Promise.all([giveBack(`R${winner}`), giveBack(`R${winner}`)]);
  expect([await used("RACE"), await take(code, "R99")]).toEqual([0, "OK"]);
});

test("different codes of one coupon are used in parallel; the order stores the typed code", async () => {
  const codes = await someCodes("MANY", 10, { minimumSpend: 1_000 });
  const results = await Promise.all(codes.map((code, index) => take(` ${code.toLowerCase()} `, `M${index}`)));
  expect(results).toEqual(codes.map(() => "OK"));
  expect(await used("MANY")).toBe(10);
  const [fresh = ""] = await someCodes("MANY2", 1);
  const buyer = { couponCode: fresh, buyerKeys: ["email:9"], isMember: false, at: clock.now() };
  const found = await couponForBasket(db, buyer, [{ lineId: "L1", productCode: "LKH1" }]);
  expect(found).toMatchObject({ ok: true, value: { code: fresh, percent: 10, lineIds: ["L1"] } });
});

test("the coupon's own code, a cancelled code and a draft's code are refused with a reason shoppers may see", async () => {
  const [first = "", second = ""] = await someCodes("OWNCODE", 2);
  expect(await take("OWNCODE", "X1")).toBe("UNKNOWN");
  expect(await mutate("adminCancelCouponCodes", { couponCode: "OWNCODE", codes: [first] })).toMatchObject({
    success: true,
  });
  expect([await take(first, "X2"), await take(second, "X3")]).toEqual(["EXPIRED", "OK"]);
  const [drafted = ""] = await someCodes("DRAFTED", 1, { status: "draft" });
  expect(await take(drafted, "X4")).toBe("UNKNOWN");
});

test("a code handed to a member can be used only by that member, and is listed among their coupons until it is used", async () => {
  const [code = ""] = await someCodes("HELD", 2);
  await hand("HELD", "UMINE", code);
  const shown = async () =>
    (await couponsOf(db, memberBuyerKey("UMINE"), clock.now(), "en-US")).map((one) => [one.couponCode, one.state]);
  expect(await shown()).toEqual([[code, "available"]]);
  expect([await take(code, "H1", "UOTHER"), await take(code, "H2")]).toEqual(["UNKNOWN", "MEMBERS_ONLY"]);
  expect([await take(code, "H3", "UMINE"), await shown()]).toEqual(["OK", [[code, "locked"]]]);
  await giveBack("H3");
  expect(await shown()).toEqual([[code, "available"]]);
  await mutate("adminCancelCouponCodes", { couponCode: "HELD" });
  expect(await shown()).toEqual([[code, "expired"]]);
});

test("a handed-out coupon has one use per grant, for its holders only", async () => {
  await save("HANDED", { ...couponFields, audience: "handed" });
  await hand("HANDED", "UHOLDS", null);
  expect([await take("HANDED", "G1"), await take("HANDED", "G2", "UNONE")]).toEqual(["MEMBERS_ONLY", "UNKNOWN"]);
  expect([await take("HANDED", "G3", "UHOLDS"), await take("HANDED", "G4", "UHOLDS")]).toEqual(["OK", "USED_BEFORE"]);
  await giveBack("G3");
  expect(await take("HANDED", "G4", "UHOLDS")).toBe("OK");
});

test("a code is used or cancelled, never both, under concurrent requests", async () => {
  const codes = await someCodes("CLASH", 12);
  const results = await Promise.all(
    codes.flatMap((code, index) => [
      take(code, `C${index}`),
      mutate("adminCancelCouponCodes", { couponCode: "CLASH", codes: [code] }).then((reply) =>
        reply.success ? "CANCELLED" : "KEPT",
      ),
    ]),
  );
  for (let at = 0; at < results.length; at += 2)
    expect([["OK", "KEPT"].join(), ["EXPIRED", "CANCELLED"].join()]).toContain(results.slice(at, at + 2).join());
});

test("the data audit passes for valid coupons, and reports each wrong counter", async () => {
  const broken = async () => {
    const found: string[] = [];
    for (const { name, broken } of promotionInvariants) {
      const { rows } = await sql.raw<{ id: string }>(broken).execute(db);
      found.push(...rows.map(({ id }) => `${name}: ${id}`));
    }
    return found;
  };
  expect(await broken()).toEqual([]);
  await sql`update promotion.coupon set used = used + 1 where code = 'MANY2'`.execute(db);
  await sql`update promotion.coupon set codes_made = codes_made + 1 where code = 'CLASH'`.execute(db);
  await sql`update promotion.coupon set used = 0 where code = 'HANDED'`.execute(db);
  expect((await broken()).map((text) => text.replace(/^.*: /, "")).sort()).toEqual([
    "CLASH",
    "HANDED",
    "HANDED",
    "MANY2",
  ]);
});

test("the database refuses a second use of a code, codes without a coupon, and deleting a coupon that has codes", async () => {
  const [code = ""] = await someCodes("TWICE", 1);
  await take(code, "T1");
  await expect(
    sql`insert into promotion.coupon_use (reference, coupon_code, single_use_code, buyer_keys, taken_at)
      values ('T2', 'TWICE', ${code}, '{}', now())`.execute(db),
  ).rejects.toThrow("one_use_of_a_code");
  await expect(
    sql`insert into promotion.single_use_code (code, coupon_code, made_at) values ('LOST1', 'NOCOUPON', now())`.execute(
      db,
    ),
  ).rejects.toThrow("there is no coupon NOCOUPON");
  await expect(sql`delete from promotion.coupon where code = 'TWICE'`.execute(db)).rejects.toThrow();
});
