import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { httpClub } from "#adapters/loyalty-club/http-club.ts";
import { expirePoints } from "#apps/club/points/expire-points.ts";
import { clubFixture } from "#apps/club/testing/club-fixture.ts";
import { aClubMember } from "#apps/club/testing/club-member-fixture.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import {
  confirmHeldPoints,
  holdPoints,
  releaseHeldPoints,
  spendHeldPoints,
} from "#modules/loyalty/server/points/hold-points.ts";
import { earnPoints, givePointsBack, takeEarnedBack } from "#modules/loyalty/server/points/move-points.ts";
import { performTask } from "#modules/loyalty/server/points/perform-task.ts";
import { type PointsTask, pointsTopic } from "#modules/loyalty/server/points/points-task.ts";
import { requestLinkBonus } from "#modules/loyalty/server/points/request-link-bonus.ts";
import type { Club } from "#modules/loyalty/server/ports/club.ts";
import { deleteLink, replaceLink } from "#modules/loyalty/server/store/links.ts";

/** The failure of a step: the network before or after the club acts, or this process at the same two moments. */
type Trouble = "lost question" | "lost answer" | "dies before" | "dies after" | null;

const fixture = await clubFixture("2026-01-01T00:00:00Z");
const { database, clock } = fixture;
const db = database.kysely;
const monthMs = 31 * 24 * 60 * 60 * 1000;
let trouble: Trouble = null;

const unreliableFetch: typeof fetch = async (...args) => {
  if (trouble === "lost question") throw new TypeError("no route");
  const response = await fetch(...args);
  if (trouble === "lost answer") throw new TypeError("reset");
  return response;
};

/** The club as seen by a process that may crash before the call or before the answer. */
const club = new Proxy(
  httpClub({ url: fixture.url, token: "right", clock, fetch: unreliableFetch, timeoutMs: 120_000 }),
  {
    get: (real, name: keyof Club) => async (first: never, second: never, third: never) => {
      if (trouble === "dies before") throw new Error("the process died");
      const reply = await (real[name] as (...all: never[]) => Promise<unknown>)(first, second, third);
      if (trouble === "dies after") throw new Error("the process died");
      return reply;
    },
  },
);
const deps = { database, clock, ids: systemIds, club };

const acts = [
  ...(["link", "unlink", "hold", "keep", "spend", "release", "giveBack"] as const),
  ...(["earn", "takeBack", "expire", "work"] as const),
];
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat({ max: 1 }),
  account: fc.nat({ max: 1 }),
  order: fc.integer({ min: 1, max: 3 }),
  points: fc.integer({ min: 1, max: 120 }),
  trouble: fc.constantFrom<Trouble>(null, null, "lost question", "lost answer", "dies before", "dies after"),
  repeats: fc.nat({ max: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Run = { readonly name: string; readonly members: readonly string[]; readonly accounts: readonly string[] };

const waiting = async () =>
  (
    await sql<{ id: string; payload: PointsTask }>`
      select id, payload from kit.outbox where topic = ${pointsTopic} and delivered_at is null order by id`.execute(db)
  ).rows;

/** Runs every waiting task like a worker; failed ones stay in the queue. */
async function work(): Promise<void> {
  for (const { id, payload } of await waiting()) {
    const done = await performTask(deps, payload).then(
      () => true,
      () => false,
    );
    if (done) await sql`update kit.outbox set delivered_at = now() where id = ${id}`.execute(db);
  }
}

async function take({ name, members, accounts }: Run, one: Step, round: number): Promise<void> {
  const userCode = members[one.who] ?? "";
  const clubMemberId = accounts[one.account] ?? "";
  const reference = `${name}-${one.order}`;
  const about = { reference, points: one.points, key: `${reference}-${round}` };
  if (one.act === "work") return work();
  if (one.act === "expire") {
    clock.advance(5 * monthMs);
    await expirePoints(fixture.deps);
    return;
  }
  // Another hold may already pay for it, which is the caller's error; or the process crashes on the way.
  if (one.act === "hold") return void (await holdPoints(deps, { userCode, ...about }).catch(() => undefined));
  await inTransaction<unknown>(database, async (trx) => {
    if (one.act === "link") {
      const { changed } = await replaceLink(trx, { userCode, clubMemberId, maskedName: null, maskedMobile: "•" });
      if (changed) await requestLinkBonus(trx, deps, { userCode, clubMemberId });
    }
    if (one.act === "unlink") await deleteLink(trx, userCode);
    if (one.act === "keep") await confirmHeldPoints(trx, about);
    if (one.act === "spend") await spendHeldPoints(trx, deps, about);
    if (one.act === "release") await releaseHeldPoints(trx, deps, about);
    if (one.act === "giveBack") await givePointsBack(trx, deps, about);
    if (one.act === "earn") await earnPoints(trx, deps, { to: { userCode }, points: one.points, reference });
    if (one.act === "takeBack") await takeEarnedBack(trx, deps, about);
  });
}

/** The expected balance of a club account by the shop's records; only the club has expired points. */
async function shopsView(account: string) {
  const { rows } = await sql<{ available: number; held: number }>`
    with holds as (
      select coalesce(sum(points) filter (where state = 'held'), 0) as held,
        coalesce(sum(points) filter (where state = 'spent'), 0) as spent
      from loyalty.hold where club_member_id = ${account}
    ), moved as (
      select coalesce(sum(case kind when 'takeBack' then -points else points end), 0) as points
      from loyalty.movement where club_member_id = ${account} and state = 'done'
    ), expired as (
      select coalesce(sum(points), 0) as points from club.journal_transaction
      where member_id = ${account} and kind = 'expire'
    )
    select (moved.points - held - spent - expired.points)::int as available, held::int as held
    from holds, moved, expired`.execute(db);
  return rows[0];
}

const clubsView = async (account: string) =>
  (
    await sql<{ available: number; held: number }>`
      select available, held from club.account where member_id = ${account}`.execute(db)
  ).rows[0];

/** Two members, each linked to an account with the bonus and 300 points. */
async function settle({ name, members, accounts }: Run): Promise<void> {
  for (const [index, userCode] of members.entries()) {
    await aMember(database, userCode);
    const clubMemberId = accounts[index] ?? "";
    await inTransaction(database, async (trx) => {
      await replaceLink(trx, { userCode, clubMemberId, maskedName: null, maskedMobile: "•" });
      await requestLinkBonus(trx, deps, { userCode, clubMemberId });
      await earnPoints(trx, deps, { to: { userCode }, points: 300, reference: `${name}-start-${index}` });
    });
  }
  await work();
}

test("after any sequence of link, switch, unlink, earn, hold, spend, refund and expiry, with lost answers and crashes between any two steps, shop and club agree in the end", async () => {
  let count = 0;
  let disagreed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 18 }), async (steps) => {
      count += 1;
      const run: Run = {
        name: `A${count}`,
        members: [`UA${count}`, `UB${count}`],
        accounts: [(await aClubMember(database)).id, (await aClubMember(database)).id],
      };
      await settle(run);
      for (const [round, one] of steps.entries()) {
        trouble = one.trouble;
        // Closes the circuit breaker.
        clock.advance(6_000);
        for (let again = 0; again <= one.repeats; again += 1) await take(run, one, round);
      }
      trouble = null;
      // The club answers again, and abandoned holds have expired.
      for (let times = 0; times < 2; times += 1) {
        clock.advance(6_000);
        await work();
      }
      expect(await waiting()).toEqual([]);
      for (const account of run.accounts) {
        const [shop, real] = [await shopsView(account), await clubsView(account)];
        if (shop?.available !== real?.available || shop?.held !== real?.held) disagreed += 1;
        expect(shop).toEqual(real);
      }
      const bonuses = await sql`
        select from club.journal_transaction where kind = 'bonus' and member_id = any(${run.accounts}::text[])
        group by member_id having count(*) > 1`.execute(db);
      expect(bonuses.rows).toEqual([]);
      expect(await fixture.broken()).toEqual([]);
    }),
    { numRuns: tries(15, 150) },
  );
  figure("M10", "club accounts on which shop and club disagree, after links, switches, losses and crashes", disagreed);
}, 900_000);
