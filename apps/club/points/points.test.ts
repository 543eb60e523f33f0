import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
afterEach(async () => expect(await club.broken()).toEqual([]));

const { newKey, earn, hold, giveBack, takeBack, bonus, account, entries } = pointCalls(club);

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
