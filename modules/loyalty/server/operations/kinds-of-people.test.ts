import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const orders = new Map([
  ["1c7e6a52-0000-4000-8000-000000000001", ["BBAAAA", "BBBBBB"]],
  ["BBCCCC", ["BBCCCC"]],
]);
const fixture = await loyaltyFixture(database, {
  ordersOf: async (userCode, references) =>
    new Map(userCode === "KB" ? [...orders].filter(([reference]) => references.includes(reference)) : []),
});
const { memory } = fixture;
const password = "Klub-kita7";

test("LY-41 a guest is sent away, a member asked to link, a linked one told the points, an inactive or guest account led to register", async () => {
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

test("the history names the caller's own orders: those of a payment, or the one that earned; never another's", async () => {
  memory.add({ id: "MC-H", mobile: "+6281200000024", password });
  const [payment = ""] = [...orders.keys()];
  memory.give("MC-H", 80);
  await memory.club.hold({ memberId: "MC-H", points: 30, reference: payment }, "hold-h");
  await memory.club.earn({ to: { memberId: "MC-H" }, points: 4, reference: "BBCCCC" }, "earn-h");
  const named = async (userCode: string) => {
    const shopper = await fixture.shopper(userCode);
    await sql`delete from loyalty.link where club_member_id = 'MC-H'`.execute(database.kysely);
    await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, 'MC-H')`.execute(
      database.kysely,
    );
    const answer: unknown = await shopper.call("history");
    return answer;
  };
  expect(await named("KB")).toMatchObject({
    data: {
      entries: [
        { kind: "earn", orderCodes: ["BBCCCC"] },
        { kind: "hold", orderCodes: ["BBAAAA", "BBBBBB"] },
        { kind: "earn", orderCodes: [] },
      ],
    },
  });
  expect(await named("KC")).toMatchObject({ data: { entries: [{ orderCodes: [] }, { orderCodes: [] }, {}] } });
});
