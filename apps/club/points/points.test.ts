import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database, clock } = club;
afterEach(async () => expect(await club.broken()).toEqual([]));

let keys = 0;
const newKey = () => `key-${++keys}`;
const earn = (memberId: string, points: number, key = newKey(), reference = "ORDER-1") =>
  club.ask("clubEarn", { input: { to: { memberId }, points, reference }, key }, "data { memberId }");
const hold = (memberId: string, points: number, key = newKey()) =>
  club.ask("clubHold", { input: { memberId, points, reference: "ORDER-2" }, key }, "data { holdId }");
const giveBack = (holdId: string, points: number, key = newKey()) =>
  club.ask("clubGiveBack", { input: { holdId, points, reference: "RETURN-1" }, key });
const takeBack = (memberId: string, points: number, key = newKey()) =>
  club.ask("clubTakeBack", { input: { memberId, points, reference: "ORDER-1" }, key }, "data { points }");
const bonus = (id: string, key = newKey()) => club.ask("clubGiveLinkBonus", { id, key }, "data { points }");
const account = async (id: string) =>
  (
    await club.ask(
      "clubAccount",
      { id },
      "data { availablePoints heldPoints havePin pinLockedUntil tierCode expiring { points on } }",
    )
  ).data;
const entries = async (id: string, first = 20, after: string | null = null) =>
  (
    await club.ask(
      "clubHistory",
      { id, page: { first, after } },
      "data { entries { id at kind points balance reference } endCursor hasNextPage months { month earned spent } }",
    )
  ).data;

describe("points", () => {
  test("are earned, held, spent and refunded, with an entry for every step", async () => {
    const { id } = await aClubMember(database);
    expect(await earn(id, 120)).toEqual({ code: "200", data: { memberId: id } });
    const held = await hold(id, 50);
    expect(await account(id)).toMatchObject({ availablePoints: 70, heldPoints: 50 });
    const { holdId } = held.data;
    expect(await club.ask("clubSpend", { holdId, key: newKey() })).toEqual({ code: "200" });
    expect(await account(id)).toMatchObject({ availablePoints: 70, heldPoints: 0 });
    expect(await giveBack(holdId, 20)).toEqual({ code: "200" });
    expect(await giveBack(holdId, 31)).toEqual({ code: "TOO_MUCH" });
    expect(await giveBack(holdId, 30)).toEqual({ code: "200" });
    expect(await giveBack(holdId, 1)).toEqual({ code: "TOO_MUCH" });
    expect(await account(id)).toMatchObject({ availablePoints: 120, heldPoints: 0 });
    const history = (await entries(id)).entries.map(({ kind, points, balance, reference }: Record<string, unknown>) => [
      kind,
      points,
      balance,
      reference,
    ]);
    expect(history).toEqual([
      ["giveBack", 30, 120, "RETURN-1"],
      ["giveBack", 20, 90, "RETURN-1"],
      ["spend", 0, 70, "ORDER-2"],
      ["hold", -50, 70, "ORDER-2"],
      ["earn", 120, 120, "ORDER-1"],
    ]);
  });

  test("that are held can be released once or spent, but not both", async () => {
    const { id } = await aClubMember(database);
    await earn(id, 100);
    const one = (await hold(id, 60)).data.holdId;
    expect(await hold(id, 41)).toEqual({ code: "NOT_ENOUGH_POINTS", data: null });
    expect(await giveBack(one, 1)).toEqual({ code: "TOO_MUCH" });
    expect(await club.ask("clubRelease", { holdId: one, key: newKey() })).toEqual({ code: "200" });
    expect(await club.ask("clubRelease", { holdId: one, key: newKey() })).toEqual({ code: "200" });
    expect(await club.ask("clubSpend", { holdId: one, key: newKey() })).toEqual({ code: "HOLD_ENDED" });
    expect(await account(id)).toMatchObject({ availablePoints: 100, heldPoints: 0 });
    const two = (await hold(id, 100)).data.holdId;
    await club.ask("clubSpend", { holdId: two, key: newKey() });
    expect(await club.ask("clubRelease", { holdId: two, key: newKey() })).toEqual({ code: "HOLD_SPENT" });
    expect(await club.ask("clubSpend", { holdId: two, key: newKey() })).toEqual({ code: "HOLD_ENDED" });
    const unknownHold = "00000000-0000-4000-8000-000000000000";
    expect(await club.ask("clubSpend", { holdId: unknownHold, key: newKey() })).toEqual({ code: "NOT_FOUND" });
    expect(await club.ask("clubRelease", { holdId: unknownHold, key: newKey() })).toEqual({ code: "NOT_FOUND" });
    expect(await giveBack(unknownHold, 1)).toEqual({ code: "NOT_FOUND" });
  });

  test("of a return are taken back as far as they are still there", async () => {
    const { id } = await aClubMember(database);
    await earn(id, 30);
    expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 20 } });
    expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 10 } });
    expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 0 } });
    expect(await account(id)).toMatchObject({ availablePoints: 0 });
  });

  test("are refused for an unknown member, and a blocked member's stay", async () => {
    expect(await earn("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
    expect(await takeBack("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
    expect(await hold("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
    expect(await bonus("MC0")).toEqual({ code: "NOT_FOUND", data: null });
    expect(await club.ask("clubAccount", { id: "MC0" })).toEqual({ code: "NOT_FOUND" });
    expect(await club.ask("clubHistory", { id: "MC0", page: { first: 1, after: null } })).toEqual({
      code: "NOT_FOUND",
    });
    const { id } = await aClubMember(database, { status: "BLOCKED" });
    expect((await earn(id, 5)).code).toBe("200");
    expect(await hold(id, 5)).toEqual({ code: "NOT_FOUND", data: null });
  });

  test("earned by an unknown number create one guest account", async () => {
    const to = { mobile: "+628777000111" };
    const input = { to, points: 7, reference: "ORDER-9" };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => club.ask("clubEarn", { input, key: newKey() }, "data { memberId }")),
    );
    const ids = new Set(replies.map(({ data }) => data.memberId));
    expect(ids.size).toBe(1);
    const guest = await club.ask("clubMemberByMobile", to, "data { id status firstName tierCode passwordSet }");
    expect(guest.data).toEqual({
      id: [...ids][0],
      status: "GUEST",
      firstName: null,
      tierCode: "BLUE",
      passwordSet: false,
    });
    expect(await account(guest.data.id)).toMatchObject({ availablePoints: 56 });
  });
});

describe("the bonus for linking", () => {
  test("is a hundred points, once per member, also in parallel", async () => {
    const { id } = await aClubMember(database);
    const given = await Promise.all(Array.from({ length: 20 }, () => bonus(id)));
    expect(given.map(({ data }) => data.points).sort((a, b) => b - a)).toEqual([100, ...Array(19).fill(0)]);
    clock.advance(400 * 24 * 60 * 60 * 1000);
    expect(await bonus(id)).toEqual({ code: "200", data: { points: 0 } });
    clock.set("2026-11-15T03:00:00Z");
  });
});

describe("an idempotency key", () => {
  test("acts once and returns the same answer, also in parallel and after later movements", async () => {
    const { id } = await aClubMember(database);
    await earn(id, 100);
    const replies = await Promise.all(Array.from({ length: 12 }, () => hold(id, 40, "same-hold")));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await account(id)).toMatchObject({ availablePoints: 60, heldPoints: 40 });
    const { holdId } = replies[0]?.data ?? {};
    const spends = await Promise.all(
      Array.from({ length: 12 }, () => club.ask("clubSpend", { holdId, key: "same-spend" })),
    );
    expect(spends).toEqual(Array(12).fill({ code: "200" }));
    expect(await hold(id, 40, "same-hold")).toEqual(replies[0]);
    const first = await bonus(id, "same-bonus");
    expect(await bonus(id, "same-bonus")).toEqual(first);
    expect(await account(id)).toMatchObject({ availablePoints: 160, heldPoints: 0 });
  });

  test("with another input is refused, and nothing happens", async () => {
    const { id } = await aClubMember(database);
    await earn(id, 10, "one-key");
    expect(await earn(id, 11, "one-key")).toEqual({ code: "KEY_REUSED", data: null });
    expect(await takeBack(id, 10, "one-key")).toEqual({ code: "KEY_REUSED", data: null });
    expect(await account(id)).toMatchObject({ availablePoints: 10 });
  });

  test("of a refused request stays refused: a delayed first request never acts after its repetition was refused", async () => {
    const { id } = await aClubMember(database);
    expect(await hold(id, 5, "later")).toEqual({ code: "NOT_ENOUGH_POINTS", data: null });
    await earn(id, 5);
    expect(await hold(id, 5, "later")).toEqual({ code: "NOT_ENOUGH_POINTS", data: null });
    expect((await hold(id, 5)).code).toBe("200");
  });
});

describe("the history", () => {
  test("is read page by page without a gap, and has twelve months for a chart, in Jakarta's calendar", async () => {
    const { id } = await aClubMember(database);
    clock.set("2026-05-31T16:59:59Z"); // still May in Jakarta
    await earn(id, 10);
    clock.set("2026-05-31T17:00:00Z"); // already June
    await earn(id, 20);
    clock.set("2026-11-15T03:00:00Z");
    const { holdId } = (await hold(id, 25)).data;
    await club.ask("clubSpend", { holdId, key: newKey() });
    await giveBack(holdId, 5);
    const all = await entries(id);
    const first = await entries(id, 2);
    const second = await entries(id, 3, first.endCursor);
    expect([first.hasNextPage, second.hasNextPage, all.hasNextPage]).toEqual([true, false, false]);
    expect([...first.entries, ...second.entries]).toEqual(all.entries);
    expect(all.months.map(({ month }: { month: string }) => month)).toEqual([
      "2025-12",
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    ]);
    const months = all.months.filter(({ earned, spent }: Record<string, number>) => earned || spent);
    expect(months).toEqual([
      { month: "2026-05", earned: 10, spent: 0 },
      { month: "2026-06", earned: 20, spent: 0 },
      { month: "2026-11", earned: 0, spent: 20 },
    ]);
  });
});

describe("the journal", () => {
  const refused = async (statement: ReturnType<typeof sql>) => {
    await expect(statement.execute(database.kysely)).rejects.toMatchObject({ code: "23514" });
  };

  test("cannot be changed, cannot be left out of balance, and lets no balance fall below zero", async () => {
    const { id } = await aClubMember(database);
    await earn(id, 10);
    const own = sql`(select max(id) from club.journal_transaction where member_id = ${id})`;
    await refused(sql`update club.journal_entry set amount = 5 where transaction_id = ${own}`);
    await refused(sql`delete from club.journal_entry where transaction_id = ${own}`);
    await refused(sql`update club.journal_transaction set points = 99 where id = ${own}`);
    await refused(sql`insert into club.journal_entry values (${own}, 'spent', 3)`);
    await refused(sql`
      insert into club.journal_transaction (kind, member_id, points, balance, at) values ('expire', ${id}, 1, 9, now())`);
    await refused(sql`
      with written as (
        insert into club.journal_transaction (kind, member_id, points, balance, at)
        values ('expire', ${id}, 11, 0, now()) returning id)
      insert into club.journal_entry select id, 'available', -11 from written
      union all select id, 'expired', 11 from written`);
    expect(await account(id)).toMatchObject({ availablePoints: 10 });
  });
});
