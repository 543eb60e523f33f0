import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";
import type { Fault } from "../testing/memory-club.ts";
import { confirmHeldPoints, holdPoints, releaseHeldPoints, spendHeldPoints } from "./hold-points.ts";
import { earnPoints, givePointsBack, takeEarnedBack } from "./move-points.ts";
import { performTask } from "./perform-task.ts";
import { type PointsTask, pointsTopic } from "./points-task.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { memory, loyalty: deps } = fixture;
const db = database.kysely;

type Step = {
  readonly act: "hold" | "keep" | "spend" | "release" | "giveBack" | "earn" | "takeBack" | "work";
  readonly order: number;
  readonly points: number;
  readonly fault: Fault;
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("hold", "keep", "spend", "release", "giveBack", "earn", "takeBack", "work"),
  order: fc.integer({ min: 1, max: 3 }),
  points: fc.integer({ min: 1, max: 120 }),
  fault: fc.constantFrom<Fault>(null, null, "before", "after"),
});

const waiting = async () =>
  (
    await sql<{ id: string; payload: PointsTask }>`
      select id, payload from kit.outbox where topic = ${pointsTopic} and delivered_at is null order by id`.execute(db)
  ).rows;

/** Runs every waiting task, as the worker does; a task the club does not answer stays. */
async function work(): Promise<void> {
  for (const { id, payload } of await waiting()) {
    const done = await performTask(deps, payload).then(
      () => true,
      () => false,
    );
    if (done) await sql`update kit.outbox set delivered_at = now() where id = ${id}`.execute(db);
  }
}

async function take(run: string, { act, order, points }: Step, round: number): Promise<void> {
  const reference = `${run}-${order}`;
  const userCode = `U${run}`;
  const about = { reference, points, key: `${reference}-${round}` };
  if (act === "work") return work();
  if (act === "hold") {
    // A second hold for the same reference is the caller's mistake and throws.
    await holdPoints(deps, { userCode, ...about }).catch(() => undefined);
    return;
  }
  await inTransaction<unknown>(database, (trx) => {
    if (act === "keep") return confirmHeldPoints(trx, about);
    if (act === "spend") return spendHeldPoints(trx, deps, about);
    if (act === "release") return releaseHeldPoints(trx, deps, about);
    if (act === "earn") return earnPoints(trx, deps, { to: { userCode }, points, reference });
    if (act === "takeBack") return takeEarnedBack(trx, deps, about);
    return givePointsBack(trx, deps, about);
  });
}

/** The points of a member according to the shop's rows. */
async function shopsView(run: string) {
  const { rows } = await sql<{ held: number; spent: number; back: number; earned: number; taken: number }>`
    select
      coalesce((select sum(points) from loyalty.hold where state = 'held' and reference like ${`${run}-%`}), 0)::int as held,
      coalesce((select sum(points) from loyalty.hold where state = 'spent' and reference like ${`${run}-%`}), 0)::int as spent,
      coalesce((select sum(points) from loyalty.movement where kind = 'giveBack' and state = 'done'
        and reference like ${`${run}-%`}), 0)::int as back,
      coalesce((select sum(points) from loyalty.movement where kind = 'earn' and state = 'done'
        and reference like ${`${run}-%`}), 0)::int as earned,
      coalesce((select sum(points) from loyalty.movement where kind = 'takeBack' and state = 'done'
        and reference like ${`${run}-%`}), 0)::int as taken`.execute(db);
  const [view] = rows;
  if (!view) throw new Error("no view");
  return view;
}

test("after any sequence of holds, movements and lost answers shop and club agree on the balance", async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      count += 1;
      const run = `R${count}`;
      await fixture.member(`U${run}`);
      const { id } = memory.add({ id: `C${run}`, mobile: `+6281${String(count).padStart(8, "0")}` });
      await sql`insert into loyalty.link (user_code, club_member_id) values (${`U${run}`}, ${id})`.execute(db);
      memory.give(id, 200);
      for (const [round, one] of steps.entries()) {
        memory.fault(() => one.fault);
        await take(run, one, round);
        expect(memory.balance(id)).toBeGreaterThanOrEqual(0);
      }
      memory.fault(() => null);
      // The club answers again, and unconfirmed holds are overdue.
      await work();
      await work();
      const view = await shopsView(run);
      expect(await waiting()).toEqual([]);
      expect({ balance: memory.balance(id), held: memory.held(id) }).toEqual({
        balance: 200 - view.held - view.spent + view.back + view.earned - view.taken,
        held: view.held,
      });
    }),
    { numRuns: 60 },
  );
});
