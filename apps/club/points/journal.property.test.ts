import fc from "fast-check";
import { expect, test } from "vitest";
import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { Failure, Result } from "#kit/core/result.ts";
import { tries } from "#kit/testing/proof.ts";
import type { ClubDeps } from "../club-deps.ts";
import { readAccount } from "../store/accounts.ts";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { NaiveAccount } from "../testing/naive-account.ts";
import { earn, takeBack } from "./earn.ts";
import { expirePoints } from "./expire-points.ts";
import { giveBack, hold, release, spend } from "./hold.ts";

const club = await clubFixture();
const day = 24 * 60 * 60 * 1000;

const points = fc.integer({ min: 1, max: 40 });
const which = fc.nat({ max: 5 });
const step = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("earn" as const), points }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("hold" as const), points }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("spend" as const, "release" as const), which }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("giveBack" as const), which, points }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("takeBack" as const), points }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire" as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 200 }) }) },
  ),
  // Either the process crashes in the middle and the request is repeated, or its answer is lost and the request is
  // repeated.
  crash: fc.boolean(),
  repeats: fc.nat({ max: 2 }),
});

/** A clock that throws at its second reading: after the key is stored, before the entries are written. */
function dyingDeps(): ClubDeps {
  let reads = 0;
  const clock: Clock = {
    now: () => {
      reads += 1;
      if (reads > 1) throw new Error("the process died");
      return club.clock.now();
    },
  };
  return { ...club.deps, clock };
}

type Answer = Result<unknown, Failure>;
const codeOf = (reply: Answer) => (reply.ok ? "200" : reply.error.code);

test("after any sequence of movements with repeats and crashes the journal is balanced and equals the reference model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      // Points left by earlier members would expire during this run, and be counted with theirs.
      club.clock.set("2126-01-01T00:00:00Z");
      await expirePoints(club.deps);
      club.clock.set("2026-01-01T00:00:00Z");
      const { id } = await aClubMember(club.database);
      const model = new NaiveAccount();
      const holdIds: string[] = [];
      let keys = 0;

      for (const { act, crash, repeats } of steps) {
        keys += 1;
        const key = `${id}-${keys}`;
        const call = async (question: (deps: ClubDeps) => Promise<Answer>): Promise<Answer> => {
          if (crash) await question(dyingDeps()).catch(() => undefined);
          const reply = await question(club.deps);
          for (let again = 0; again < repeats; again += 1) {
            expect(await question(club.deps)).toEqual(reply);
          }
          return reply;
        };
        const now = club.clock.now();
        const chosen = "which" in act && holdIds.length > 0 ? act.which % holdIds.length : -1;
        const holdId = holdIds[chosen] ?? "";
        const modelHold = model.holds[chosen];
        if (act.kind === "wait") club.clock.advance(act.days * day);
        else if (act.kind === "expire") expect(await expirePoints(club.deps)).toBe(model.expire(now));
        else if (act.kind === "earn") {
          await call((deps) => earn(deps, { to: { memberId: id }, points: act.points, reference: "R" }, key));
          model.earn(act.points, now);
        } else if (act.kind === "takeBack") {
          const input = { memberId: id, points: act.points, reference: "R" };
          expect(await call((deps) => takeBack(deps, input, key))).toEqual({
            ok: true,
            value: { points: model.takeBack(act.points) },
          });
        } else if (act.kind === "hold") {
          const input = { memberId: id, points: act.points, reference: "R" };
          const reply = await call((deps) => hold(deps, input, key));
          expect(codeOf(reply)).toBe(model.hold(act.points, now));
          if (reply.ok) holdIds.push((reply.value as { holdId: string }).holdId);
        } else if (modelHold) {
          const expected =
            act.kind === "giveBack"
              ? model.giveBack(modelHold, act.points, now)
              : act.kind === "spend"
                ? model.spend(modelHold)
                : model.release(modelHold);
          const reply = await call((deps) => {
            if (act.kind === "giveBack") return giveBack(deps, { holdId, points: act.points, reference: "R" }, key);
            return act.kind === "spend" ? spend(deps, holdId, key) : release(deps, holdId, key);
          });
          expect(codeOf(reply)).toBe(expected);
        }
      }

      const now = club.clock.now();
      const account = await readAccount(club.database.kysely, id, now);
      expect(account?.expiring).toEqual(model.expiring(now, jakartaDay));
      model.expire(now);
      expect({ available: account?.availablePoints, held: account?.heldPoints }).toEqual({
        available: model.available,
        held: model.held,
      });
      expect(await club.broken()).toEqual([]);
    }),
    { numRuns: tries(30, 500) },
  );
}, 900_000);
