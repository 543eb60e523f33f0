import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findHold } from "../store/holds.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";
import { holdPoints, releaseHeldPoints, spendHeldPoints } from "./hold-points.ts";
import { performTask } from "./perform-task.ts";

const { database } = await testDatabase();
const { memory, loyalty: deps, member } = await loyaltyFixture(database);
const db = database.kysely;

/** Settles a hold `times` times at the same moment; returns the staff alerts. */
async function settle(key: string, times: number): Promise<string[]> {
  const refused: string[] = [];
  const onRefused = (task: string, about: string, code: string) => refused.push(`${task} ${about} ${code}`);
  const settled = await Promise.all(
    Array.from({ length: times }, () => performTask({ ...deps, onRefused }, { task: "hold", key })),
  );
  expect(settled).toHaveLength(times);
  return refused;
}

/** The club ends a hold by itself, against the shop's intention: it releases what is to be spent, and spends what is to be released. */
const cases = [
  { intent: "spend", begin: spendHeldPoints, endAtClub: "release", code: "HOLD_ENDED" },
  { intent: "release", begin: releaseHeldPoints, endAtClub: "spend", code: "HOLD_SPENT" },
] as const;

test.each(cases)(
  "1D-02 a hold that the club refuses to $intent has failed, and staff are notified once",
  async ({ intent, begin, endAtClub, code }) => {
    const [userCode, key, reference] = [`T${intent}`, `KEY-${intent}`, `ORDER-${intent}`];
    await member(userCode);
    const { id } = memory.add({ id: `C-${intent}`, mobile: `+62813000000${intent.length}` });
    await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, ${id})`.execute(db);
    memory.give(id, 100);
    await holdPoints(deps, { userCode, points: 60, reference, key });
    await inTransaction(database, (trx) => begin(trx, deps, { reference }));
    await memory.club[endAtClub]((await findHold(db, key))?.holdId ?? "", `by the club itself: ${endAtClub}`);
    const balance = memory.balance(id);
    expect(await settle(key, 3)).toEqual([`hold ${key} ${code}`]);
    expect((await findHold(db, key))?.state).toBe("failed");
    // A failed hold waits for staff: it is neither tried nor reported again.
    expect(await settle(key, 1)).toEqual([]);
    expect(memory.balance(id)).toBe(balance);
  },
);
