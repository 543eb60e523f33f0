import type { Transaction } from "kysely";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { liveHoldOf } from "../store/holds.ts";
import { linkOf } from "../store/links.ts";
import { findMovement, insertMovement } from "../store/movements.ts";
import { addPointsTask } from "./points-task.ts";

type Deps = Pick<LoyaltyDeps, "ids">;

export type PointsToEarn = {
  /** A member, who must be linked; or a guest's number, which the club takes as one of its own (D-18). */
  readonly to: { readonly userCode: string } | { readonly mobile: string };
  readonly points: number;
  /** What they are for: the same thing earns once. */
  readonly reference: string;
};

const earnKey = (reference: string) => `earn:${reference}`;

/** Gives points for something, in the caller's transaction. False when nobody gets any: not linked, or nothing to give. */
export async function earnPoints(trx: Transaction<unknown>, deps: Deps, asked: PointsToEarn): Promise<boolean> {
  const { to, points, reference } = asked;
  if (points <= 0) return false;
  const userCode = "userCode" in to ? to.userCode : null;
  const clubMemberId = userCode === null ? null : ((await linkOf(trx, userCode))?.clubMemberId ?? null);
  if (userCode !== null && clubMemberId === null) return false;
  const mobile = "mobile" in to ? to.mobile : null;
  const key = earnKey(reference);
  const isNew = await insertMovement(trx, { key, kind: "earn", reference, userCode, mobile, clubMemberId, points });
  if (isNew) await addPointsTask(trx, deps, { task: "move", key });
  return true;
}

type PointsToTake = {
  /** What they were earned for. */
  readonly reference: string;
  readonly points: number;
  /** One for each time something of it comes back. */
  readonly key: string;
};

/** Takes earned points back, as far as the person still has them. Without anything earned there is nothing to do. */
export async function takeEarnedBack(trx: Transaction<unknown>, deps: Deps, asked: PointsToTake): Promise<void> {
  const { reference, points } = asked;
  if (points <= 0 || !(await findMovement(trx, earnKey(reference)))) return;
  const key = `takeBack:${asked.key}`;
  const whose = { userCode: null, mobile: null, clubMemberId: null };
  if (await insertMovement(trx, { key, kind: "takeBack", reference, points, ...whose })) {
    await addPointsTask(trx, deps, { task: "move", key });
  }
}

/** Gives back some of the points that paid for something. Without any there is nothing to do. */
export async function givePointsBack(trx: Transaction<unknown>, deps: Deps, asked: PointsToTake): Promise<void> {
  const { reference, points } = asked;
  const hold = await liveHoldOf(trx, reference);
  if (points <= 0 || hold === null || (hold.state !== "spending" && hold.state !== "spent")) return;
  const key = `giveBack:${asked.key}`;
  const { clubMemberId } = hold;
  const whose = { userCode: null, mobile: null, clubMemberId };
  if (await insertMovement(trx, { key, kind: "giveBack", reference, points, ...whose })) {
    await addPointsTask(trx, deps, { task: "move", key });
  }
}

/** The movement that earned points for something, by which the club knows whose they are. */
export const earnedFor = (db: Transaction<unknown> | LoyaltyDeps["database"]["kysely"], reference: string) =>
  findMovement(db, earnKey(reference));
