import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { memory, clubAccount, linkRow } = fixture;

test("OP-07 LY-21 S6 confirming links the account, starts a new session, records the consent and notifies the member", async () => {
  clubAccount("MC-F", "+6281200000006");
  const ani = await fixture.shopper("LF");
  const before = ani.cookie();
  expect(await ani.link("81200000006", password)).toMatchObject({
    success: true,
    code: "200",
    message: "MAPCLUB connected",
  });
  expect(await linkRow("LF")).toEqual({ clubMemberId: "MC-F", name: "R••• W•••••", mobile: "+62 812•••••006" });
  expect(ani.cookie()).not.toBe(before);
  expect((await fixture.whoAmI({ cookie: ani.cookie() })).body.data).toEqual({ whoAmI: "LF" });
  expect((await fixture.whoAmI({ cookie: before })).body.errors?.[0]?.extensions.code).toBe("0002");
  const { rows } = await sql`select purpose, given, form from consent.entry where subject = 'member:LF'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ purpose: "clubDataSharing", given: true, form: "clubLink" }]);
  expect((await fixture.letters()).filter(({ to }) => to === "lf@mail.example")).toMatchObject([
    { content: { kind: "clubLinkChanged", data: { event: "linked" } } },
  ]);
});

test("LY-02 D-86 BC-22 a club account gets the link bonus once, also when it is confirmed in parallel, unlinked or linked again", async () => {
  clubAccount("MC-H", "+6281200000007");
  const ani = await fixture.shopper("LG");
  const { thirdId } = await ani.call("bind", { mobile: "81200000007", password });
  const cookie = ani.cookie();
  const twice = await Promise.all([1, 2, 3].map(() => ani.call("confirm", { mobile: "81200000007", thirdId })));
  expect(cookie).not.toBe("");
  expect(twice.some(({ code }) => code === "200")).toBe(true);
  await fixture.work();
  const budi = await fixture.shopper("LH");
  await budi.link("81200000007", password);
  await fixture.work();
  expect(memory.entriesOf("MC-H").map(({ kind, points }) => [kind, points])).toEqual([["bonus", 100]]);
});

test("LY-31 confirming another club account removes the earlier link", async () => {
  clubAccount("MC-1", "+6281200000011");
  clubAccount("MC-2", "+6281200000012");
  const ani = await fixture.shopper("LK");
  await ani.link("81200000011", password);
  await ani.link("81200000012", password);
  expect((await linkRow("LK"))?.clubMemberId).toBe("MC-2");
});

test("a thirdId that is forged, another member's, another number's or expired is refused", async () => {
  clubAccount("MC-T", "+6281200000014");
  const ani = await fixture.shopper("LL");
  const budi = await fixture.shopper("LM");
  const { thirdId } = await ani.call("bind", { mobile: "81200000014", password });
  const tries = [
    await ani.call("confirm", { mobile: "81200000014", thirdId: "MC-T" }),
    await ani.call("switch", { mobile: "81200000014", thirdId: `${String(thirdId).slice(0, -2)}AA` }),
    await budi.call("confirm", { mobile: "81200000014", thirdId }),
    await ani.call("confirm", { mobile: "81200000001", thirdId }),
  ];
  fixture.clock.advance(15 * 60_000);
  tries.push(await ani.call("confirm", { mobile: "81200000014", thirdId }));
  expect(tries.map(({ code }) => code)).toEqual(Array(5).fill("BIND_EXPIRED"));
  expect([await linkRow("LL"), await linkRow("LM")]).toEqual([null, null]);
});

test("mapClubBindConfirm refuses guests", async () => {
  expect(await fixture.guestCall("confirm", { mobile: "81200000001", thirdId: "x" })).toMatchObject({ code: "0002" });
});
