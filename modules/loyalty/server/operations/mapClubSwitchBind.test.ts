import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { clubAccount, linkRow } = fixture;

test("OP-08 LY-31 switching moves the account from the other member in one transaction, and that member is notified", async () => {
  clubAccount("MC-S", "+6281200000008");
  const ani = await fixture.shopper("LI");
  const budi = await fixture.shopper("LJ");
  await ani.link("81200000008", password);
  const found = await budi.call("bind", { mobile: "81200000008", password });
  expect(found).toMatchObject({ code: "200", thirdExist: true });
  expect(await budi.call("switch", { mobile: "81200000008", thirdId: found.thirdId })).toMatchObject({ code: "200" });
  expect([await linkRow("LI"), (await linkRow("LJ"))?.clubMemberId]).toEqual([null, "MC-S"]);
  expect((await ani.call("checkBind")).code).toBe("501");
  expect((await fixture.letters()).filter(({ to }) => to === "li@mail.example").at(-1)).toMatchObject({
    content: { kind: "clubLinkChanged", data: { event: "taken" } },
  });
  const { rows: notices } = await sql`
    select user_code as "userCode", data ->> 'event' as event from notification.notice
    where kind = 'club' and user_code in ('LI', 'LJ') order by created_at, user_code, event`.execute(database.kysely);
  expect(new Set(notices.map((row) => JSON.stringify(row)))).toEqual(
    new Set(
      [
        { userCode: "LI", event: "linked" },
        { userCode: "LI", event: "taken" },
        { userCode: "LJ", event: "linked" },
      ].map((row) => JSON.stringify(row)),
    ),
  );
});

test("concurrent switches leave exactly one link", async () => {
  clubAccount("MC-R", "+6281200000013");
  const all = await Promise.all(["RA", "RB", "RC", "RD"].map((code) => fixture.shopper(code)));
  const found = await Promise.all(all.map((one) => one.call("bind", { mobile: "81200000013", password })));
  await Promise.all(
    all.map((one, index) => one.call("switch", { mobile: "81200000013", thirdId: found[index]?.thirdId })),
  );
  const { rows } = await sql`select user_code from loyalty.link where club_member_id = 'MC-R'`.execute(database.kysely);
  expect(rows).toHaveLength(1);
});

test("mapClubSwitchBind refuses a thirdId that was issued to another member", async () => {
  clubAccount("MC-Z", "+6281200000020");
  const ani = await fixture.shopper("LS");
  const budi = await fixture.shopper("LT");
  const { thirdId } = await ani.call("bind", { mobile: "81200000020", password });
  expect(await budi.call("switch", { mobile: "81200000020", thirdId })).toMatchObject({ code: "BIND_EXPIRED" });
  expect(await linkRow("LT")).toBeNull();
});

test("mapClubSwitchBind refuses guests", async () => {
  expect(await fixture.guestCall("switch", { mobile: "81200000001", thirdId: "x" })).toMatchObject({ code: "0002" });
});
