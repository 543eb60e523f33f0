import type { Transaction } from "kysely";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { liveHoldOf } from "../store/holds.ts";
import { linkOf } from "../store/links.ts";
import { findMovement, insertMovement } from "../store/movements.ts";
import { addPointsTask } from "./points-task.ts";

type Deps = Pick<LoyaltyDeps, "ids">;

export type PointsToEarn = {
  /** A linked member, or a guest's number, which becomes a guest account of the club (D-18). */
  readonly to: { readonly userCode: string } | { readonly mobile: string };
  readonly points: number;
  /** The order that earns them; a reference earns once. */
  readonly reference: string;
};

const earnKey = (reference: string) => `earn:${reference}`;

/** Awards points, in the caller's transaction. False when there is no linked account or no points. */
export async function earnPoints(trx: Transaction<unknown>, deps: Deps, input: PointsToEarn): Promise<boolean> {
  const { to, points, reference } = input;
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
  /** The order that earned them. */
  readonly reference: string;
  readonly points: number;
  /** Idempotency key, one for each return or cancellation. */
  readonly key: string;
};

/** Takes earned points back, up to the member's balance. Does nothing if none were earned. */
export async function takeEarnedBack(trx: Transaction<unknown>, deps: Deps, input: PointsToTake): Promise<void> {
  const { reference, points } = input;
  if (points <= 0 || !(await findMovement(trx, earnKey(reference)))) return;
  const key = `takeBack:${input.key}`;
  const whose = { userCode: null, mobile: null, clubMemberId: null };
  if (await insertMovement(trx, { key, kind: "takeBack", reference, points, ...whose })) {
    await addPointsTask(trx, deps, { task: "move", key });
  }
}

/** Refunds points that paid for an order. Does nothing if none did. */
export async function givePointsBack(trx: Transaction<unknown>, deps: Deps, input: PointsToTake): Promise<void> {
  const { reference, points } = input;
  const hold = await liveHoldOf(trx, reference);
  if (points <= 0 || hold === null || (hold.state !== "spending" && hold.state !== "spent")) return;
  const key = `giveBack:${input.key}`;
  const { clubMemberId } = hold;
  const whose = { userCode: null, mobile: null, clubMemberId };
  if (await insertMovement(trx, { key, kind: "giveBack", reference, points, ...whose })) {
    await addPointsTask(trx, deps, { task: "move", key });
  }
}

/** The movement that earned the points of a reference; it has the club account. */
export const earnedFor = (db: Transaction<unknown> | LoyaltyDeps["database"]["kysely"], reference: string) =>
  findMovement(db, earnKey(reference));
