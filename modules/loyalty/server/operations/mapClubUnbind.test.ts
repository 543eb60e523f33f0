import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { clubAccount, linkRow } = fixture;

test("OP-09 S11 unlinking requires a fresh proof, and withdraws the consent", async () => {
  clubAccount("MC-U", "+6281200000015");
  const ani = await fixture.shopper("LN");
  await ani.link("81200000015", password);
  expect(await ani.call("unbind")).toMatchObject({ success: false, code: "CONFIRM_FIRST" });
  expect((await linkRow("LN"))?.clubMemberId).toBe("MC-U");
  await ani.prove();
  expect(await ani.call("unbind")).toMatchObject({ success: true, code: "200" });
  expect(await linkRow("LN")).toBeNull();
  const { rows } = await sql<{ given: boolean }>`
    select given from consent.entry where subject = 'member:LN' order by id`.execute(database.kysely);
  expect(rows.map(({ given }) => given)).toEqual([true, false]);
  expect(await ani.call("unbind")).toMatchObject({ code: "CONFIRM_FIRST" });
});

test("mapClubUnbind refuses guests", async () => {
  expect(await fixture.guestCall("unbind")).toMatchObject({ code: "0002" });
});
