import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { memory, clubAccount } = fixture;

test("OP-10 LY-40 the link is returned with points, PIN state and masked names; without the points while the club does not answer", async () => {
  clubAccount("MC-V", "+6281200000016");
  memory.give("MC-V", 321);
  const ani = await fixture.shopper("LO");
  expect(await ani.call("checkBind")).toMatchObject({ code: "501", mapclubBind: false, availablePoints: null });
  await ani.link("81200000016", password);
  const bound = { mapclubBind: true, maskedName: "R••• W•••••", clubSiteUrl: "http://club.test/club" };
  expect(await ani.call("checkBind")).toMatchObject({ code: "200", ...bound, availablePoints: 321, havePin: true });
  memory.fault(() => "before");
  expect(await ani.call("checkBind")).toMatchObject({ code: "CLUB_UNREACHABLE", ...bound, availablePoints: null });
  memory.fault(() => null);
});

test("LY-41 a guest is refused, a member without link gets 501, a linked member the points, an inactive or guest account its status", async () => {
  memory.add({ id: "MC-K", mobile: "+6281200000021", password, pin: "246810" });
  memory.add({ id: "MC-I", mobile: "+6281200000022", status: "INACTIVE", firstName: "Tari" });
  memory.add({ id: "MC-G", mobile: "+6281200000023", status: "GUEST" });
  memory.give("MC-K", 50);
  const ani = await fixture.shopper("KA");
  expect(await ani.call("checkBind")).toMatchObject({ code: "501", mapclubBind: false, availablePoints: null });
  const found = (mobile: string) => ani.call("bind", { mobile, password });
  expect(await found("81200000022")).toMatchObject({ isGuest: false, statusUser: "INACTIVE", thirdId: null });
  expect(await found("81200000023")).toMatchObject({ isGuest: true, statusUser: "GUEST", thirdId: null });
  await ani.link("81200000021", password);
  expect(await ani.call("checkBind")).toMatchObject({ code: "200", mapclubBind: true, availablePoints: 50 });
  await fixture.post("mutation logout { logout { success } }", {}, { cookie: ani.cookie() });
  expect(await ani.call("checkBind")).toMatchObject({ code: "0002" });
});

test("mapClubCheckBind refuses guests", async () => {
  expect(await fixture.guestCall("checkBind")).toMatchObject({ code: "0002" });
});
