import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { anAddress, checkoutFixture } from "#modules/checkout/server/testing/checkout-fixture.ts";
import { couponRecord, reserveCoupon } from "#modules/promotion/server/index.ts";
import { couponSegments, segmentMembership, segmentRecord } from "#modules/segments/server/index.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { clock, segments, shopper, clubMember } = await checkoutFixture(database);
const db = database.kysely;
const isInSegment = segmentMembership({ clock, siteCode: "ID" });
segments.isMember = isInSegment;
await sql`update inventory.stock set quantity = 1000`.execute(db);

async function save(type: RecordType, id: string, fields: Readonly<Record<string, Json>>): Promise<void> {
  const changes = Object.entries(fields).map(([path, after]) => ({ path, after }));
  const why = { at: clock.now(), actor: { id: null, name: "Mira" }, action: "save" };
  const saved = await inTransaction(database, (trx) => saveRecords(trx, type, [{ id, version: 1_000, changes }], why));
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}
await save(segmentRecord as unknown as RecordType, "jakarta", { name: "Jakarta", region: { codes: ["31"] } });
await save(couponRecord(clock, couponSegments), "JAKARTA", {
  ...{ status: "active", names: inAll("Jakarta"), amount: 20_000, scope: { everything: true }, segment: "jakarta" },
  ...{ beginsAt: "2026-01-01T00:00:00.000Z", endsAt: "2099-01-01T00:00:00.000Z" },
});

const moveTo = (userCode: string, district: string) =>
  sql`
    insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
      is_default, saved_at)
    values (${`A-${userCode}`}, ${userCode}, '2', 'Ana', 'Wijaya', '+628121', 'Jalan 1', ${district}, '10110', true, now())
    on conflict (code) do update set district_code = excluded.district_code`.execute(db);

/** A member of the shop, who lives in Jakarta unless told, with a filled checkout of one ball. */
async function member(userCode: string, district: string | null = anAddress.district) {
  const person = await clubMember(userCode, { pin: "123456", points: 0 });
  if (district !== null) await moveTo(userCode, district);
  await person.add("BALL");
  const checkoutId = await person.begin();
  await person.fill(checkoutId);
  return { ...person, checkoutId, userCode };
}
const used = async () =>
  (await sql<{ used: number }>`select used from promotion.coupon where code = 'JAKARTA'`.execute(db)).rows[0]?.used;
const elsewhere = async () =>
  (
    await sql<{ code: string }>`
      select code from address_book.region where level = 3 and code not like '31.%' limit 1`.execute(db)
  ).rows[0]?.code ?? "";

const notInIt = "This coupon is for a group of customers that your account is not in.";

test("MU-02 a coupon for a segment lowers the order of a customer inside; one outside and a guest get a sentence", async () => {
  const inside = await member("UINSIDE");
  const applied = await inside.coupon(inside.checkoutId, " jakarta ");
  expect(applied).toMatchObject({ success: true, data: { priceInfo: { couponDiscount: 20_000 } } });
  const placed = await inside.place(inside.checkoutId, "inside");
  expect(placed.errorCode).toBeNull();
  expect(placed.data.totalAmount).toBe(applied.data.priceInfo.totalAmount);

  for (const district of [null, await elsewhere()]) {
    const outside = await member(district === null ? "UNOWHERE" : "UOUTSIDE", district);
    expect(await outside.coupon(outside.checkoutId, "JAKARTA")).toMatchObject({
      ...{ success: false, errorCode: "COUPON_INVALID", errorMessage: notInIt },
    });
    expect((await outside.read(outside.checkoutId)).data.priceInfo.couponDiscount).toBe(0);
  }

  const guest = shopper();
  await guest.add("BALL");
  const id = await guest.begin();
  await guest.fill(id);
  expect((await guest.coupon(id, "JAKARTA")).errorMessage).toBe(
    "This coupon is for members. Sign in or register to use it.",
  );
  expect(await used()).toBe(1);
});

test("MU-02 who leaves the segment between coupon and order gets no discount, also when everybody orders at once", async () => {
  const before = (await used()) ?? 0;
  const people = [];
  for (const code of ["UA", "UB", "UC", "UD", "UE", "UF"]) {
    const person = await member(code);
    expect(await person.coupon(person.checkoutId, "JAKARTA")).toMatchObject({ success: true });
    people.push(person);
  }
  const away = await elsewhere();
  for (const { userCode } of people.slice(0, 3)) await moveTo(userCode, away);
  // Blocked customers belong to no segment either.
  const placed = await Promise.all(people.map((one) => one.place(one.checkoutId, `key-${one.userCode}`)));
  expect(placed.map(({ errorCode }) => errorCode)).toEqual([
    ...["PRICE_CHANGED", "PRICE_CHANGED", "PRICE_CHANGED"],
    ...[null, null, null],
  ]);
  expect(await used()).toBe(before + 3);
});

test("MU-02 the reservation of an order checks the segment itself: no buyer outside, no guest and no blocked one passes, in parallel", async () => {
  const before = (await used()) ?? 0;
  await member("UBLOCKED");
  await sql`update identity.member set status = 'BLOCKED' where user_code = 'UBLOCKED'`.execute(db);
  const take = async (userCode: string, reference: string) => {
    const buyer = {
      ...{ couponCode: "JAKARTA", buyerKeys: [`member:${userCode}`], isMember: true, at: clock.now(), reference },
      isInSegment: (reader: typeof db, code: string) => isInSegment(reader, code, userCode),
    };
    const taken = await inTransaction(database, (trx) => reserveCoupon(trx, buyer));
    return taken.ok ? "OK" : taken.error.why;
  };
  const results = await Promise.all([
    ...Array.from({ length: 5 }, (_, index) => take("UOUTSIDE", `OUT-${index}`)),
    ...Array.from({ length: 2 }, (_, index) => take("UBLOCKED", `BLOCKED-${index}`)),
    take("UINSIDE", "IN-1"),
  ]);
  expect(results).toEqual([...Array(7).fill("NOT_IN_SEGMENT"), "OK"]);
  const guest = {
    couponCode: "JAKARTA",
    buyerKeys: ["email:1"],
    isMember: false,
    at: clock.now(),
    reference: "GUEST-1",
  };
  expect(await inTransaction(database, (trx) => reserveCoupon(trx, guest))).toMatchObject({
    error: { why: "MEMBERS_ONLY" },
  });
  expect(await used()).toBe(before + 1);
});

test("MU-02 a coupon whose segment is gone is refused", async () => {
  const person = await member("UGONE");
  await sql`update promotion.coupon set segment_code = 'nobody' where code = 'JAKARTA'`.execute(db);
  expect((await person.coupon(person.checkoutId, "JAKARTA")).errorMessage).toBe(notInIt);
});
