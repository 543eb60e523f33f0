import type { Transaction } from "kysely";
import { usualClubRules } from "#apps/club/club-deps.ts";
import { monthsLater } from "#apps/club/points/point-dates.ts";
import { endHold, insertHold, noteGivenBack } from "#apps/club/store/holds.ts";
import { type Kind, lockAccount, type Movement, membersWithMovements, post } from "#apps/club/store/journal.ts";
import { noteLinkBonus } from "#apps/club/store/link-bonus.ts";
import { rememberKeys } from "#apps/club/store/requests.ts";
import { rankMember } from "#apps/club/store/tiers.ts";
import { seededIds } from "#kit/core/ids.ts";
import { type DemoMovement, demoPoints } from "./demo-points.ts";

/** Gives the demo members a year of points that ends on the day of seeding. Members with movements are skipped. */
export async function seedDemoPoints(trx: Transaction<unknown>, now: Date): Promise<void> {
  const busy = await membersWithMovements(trx);
  for (const [memberId, movements] of Object.entries(demoPoints)) {
    if (busy.includes(memberId) || !(await lockAccount(trx, memberId))) continue;
    await writeYear(trx, memberId, movements, now);
    await rankMember(trx, memberId, usualClubRules.tiers, now);
  }
}

/** Counted back from noon of the seeding day, so that two runs of one day give the same year. */
function momentOf([monthsAgo, day]: DemoMovement, now: Date): Date {
  const noon = new Date(`${now.toISOString().slice(0, 10)}T05:00:00Z`);
  const moment = monthsLater(noon, -monthsAgo);
  return new Date(moment.getTime() - day * 24 * 60 * 60 * 1000);
}

/** The journal movements of one line of the year. */
const written: { readonly [K in DemoMovement[2]]: readonly Kind[] } = {
  earn: ["earn"],
  bonus: ["bonus"],
  use: ["hold", "spend"],
  cancel: ["hold", "release"],
  return: ["giveBack"],
  takeBack: ["takeBack"],
};

const keyOf = (memberId: string, index: number, kind: Kind): string => `demo-${memberId}-${index}-${kind}`;

async function writeYear(
  trx: Transaction<unknown>,
  memberId: string,
  movements: readonly DemoMovement[],
  now: Date,
): Promise<void> {
  const ids = seededIds(Number(memberId.slice(2)));
  const inOrder = movements
    .map((movement) => ({ movement, at: momentOf(movement, now) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const keys = inOrder.flatMap(({ movement }, index) =>
    written[movement[2]].map((kind) => keyOf(memberId, index, kind)),
  );
  await rememberKeys(trx, keys, now);
  let lastHold = "";
  for (const [index, { movement, at }] of inOrder.entries()) {
    const [, , kind, points] = movement;
    const reference =
      kind === "bonus" ? "link" : `BB${at.toISOString().slice(2, 10).replaceAll("-", "")}${1001 + index}`;
    const write = async (part: Kind, more: Partial<Movement> = {}) => {
      const key = keyOf(memberId, index, part);
      return post(trx, { key, kind: part, memberId, points, reference, at, ...more });
    };
    const expiresAt = monthsLater(at, usualClubRules.pointMonths);
    if (kind === "earn") await write("earn", { expiresAt });
    else if (kind === "takeBack") await write("takeBack");
    else if (kind === "bonus") {
      await noteLinkBonus(trx, { memberId, transactionId: await write("bonus", { expiresAt }), at });
    } else if (kind === "return") {
      await noteGivenBack(trx, lastHold, points);
      await write("giveBack", { holdId: lastHold, expiresAt });
    } else {
      const holdId = ids.uuid();
      await insertHold(trx, { id: holdId, memberId, points, reference, at });
      await write("hold", { holdId });
      await endHold(trx, holdId, kind === "use" ? "spent" : "released", at);
      await write(kind === "use" ? "spend" : "release", { holdId });
      if (kind === "use") lastHold = holdId;
    }
  }
}
