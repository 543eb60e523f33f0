import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

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

test("the history names the orders behind an entry, of the caller alone", async () => {
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
    const reply: unknown = await shopper.call("history");
    return reply;
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

test("the history is paged, newest first", async () => {
  memory.add({ id: "MC-P", mobile: "+6281200000025", password });
  for (const points of [1, 2, 3]) memory.give("MC-P", points);
  const shopper = await fixture.shopper("KD");
  expect(await shopper.call("history")).toMatchObject({ success: false, code: "501", data: null });
  await shopper.link("81200000025", password);
  type Page = { data: { entries: { points: number }[]; endCursor: string; hasNextPage: boolean } };
  const page = async (after: string | null) =>
    ((await shopper.call("history", { first: 2, after })) as unknown as Page).data;
  const first = await page(null);
  expect([first.entries.map(({ points }) => points), first.hasNextPage]).toEqual([[3, 2], true]);
  const second = await page(first.endCursor);
  expect([second.entries.map(({ points }) => points), second.hasNextPage]).toEqual([[1], false]);
  for (const size of [0, 51]) {
    expect(await shopper.call("history", { first: size })).toMatchObject({ code: "INVALID_INPUT", data: null });
  }
  memory.fault(() => "before");
  expect(await shopper.call("history")).toMatchObject({ code: "CLUB_UNREACHABLE", data: null });
  memory.fault(() => null);
});

test("queryClubHistory refuses guests", async () => {
  expect(await fixture.guestCall("history")).toMatchObject({ code: "0002" });
});
