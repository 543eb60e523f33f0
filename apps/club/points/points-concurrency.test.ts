import { sql } from "kysely";
import { expect, test } from "vitest";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { earn, takeBack } from "./earn.ts";
import { giveBack, hold, release, spend } from "./hold.ts";
import { giveLinkBonus } from "./link-bonus.ts";

const club = await clubFixture(undefined, 12);
const { deps, database } = club;

type Tally = { in: number; out: number; held: number; bonus: number };

/** One shopper: holds points, then spends, releases or refunds them, and sends every request twice. */
async function oneCall(id: string, call: number, random: () => number, tally: Tally): Promise<void> {
  const key = `${id}-${call}`;
  const points = 1 + Math.floor(random() * 20);
  const twice = async <T>(question: () => Promise<T>): Promise<T> => (await Promise.all([question(), question()]))[0];
  const choice = random();
  if (choice < 0.2) {
    await twice(() => earn(deps, { to: { memberId: id }, points, reference: key }, key));
    tally.in += points;
  } else if (choice < 0.3) {
    const taken = await twice(() => takeBack(deps, { memberId: id, points, reference: key }, key));
    if (taken.ok) tally.out += taken.value.points;
  } else if (choice < 0.4) {
    const given = await twice(() => giveLinkBonus(deps, id, key));
    if (given.ok) tally.bonus += given.value.points;
  } else {
    const held = await twice(() => hold(deps, { memberId: id, points, reference: key }, key));
    if (!held.ok) return;
    const { holdId } = held.value;
    if (choice < 0.5) tally.held += points;
    else if (choice < 0.7) await twice(() => release(deps, holdId, `${key}-release`));
    else {
      // Spent and released at the same time: one of them wins.
      const [paid] = await Promise.all([
        spend(deps, holdId, `${key}-spend`),
        choice < 0.85 ? release(deps, holdId, `${key}-release`) : null,
      ]);
      if (!paid.ok) return;
      const back = Math.floor(points / 2);
      tally.out += points - back;
      if (back > 0) await twice(() => giveBack(deps, { holdId, points: back, reference: key }, `${key}-back`));
    }
  }
}

test("forty parallel calls per member lose no points, create none, and leave no negative balance", async () => {
  const random = seededRandom("fifty members");
  const members = await Promise.all(Array.from({ length: tries(15, 50) }, () => aClubMember(database)));
  const tallies = new Map(members.map(({ id }) => [id, { in: 0, out: 0, held: 0, bonus: 0 }]));
  await Promise.all(
    members.map(({ id }) => earn(deps, { to: { memberId: id }, points: 100, reference: "start" }, `${id}-start`)),
  );
  await Promise.all(
    members.flatMap(({ id }) => {
      const tally = tallies.get(id);
      if (!tally) throw new Error("no tally for this member");
      tally.in += 100;
      return Array.from({ length: 40 }, (_, call) => oneCall(id, call, random, tally));
    }),
  );
  const { rows } = await sql<{ id: string; available: number; held: number }>`
    select member_id as id, available, held from club.account`.execute(database.kysely);
  const drift = rows.filter(({ id, available, held }) => {
    const tally = tallies.get(id);
    return !tally || available + held !== tally.in + tally.bonus - tally.out || held !== tally.held;
  });
  figure(
    "M10",
    `points that appeared or were lost, ${members.length} members with 40 calls each at once`,
    drift.length,
  );
  expect(drift).toEqual([]);
  expect([...tallies.values()].filter(({ bonus }) => bonus > 100)).toEqual([]);
  expect(await club.broken()).toEqual([]);
});
