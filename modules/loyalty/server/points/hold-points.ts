import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import {
  confirmHold,
  findHold,
  type Hold,
  insertHold,
  liveHoldOf,
  transitionHold,
  transitionHoldOf,
} from "../store/holds.ts";
import { linkOf } from "../store/links.ts";
import { addPointsTask } from "./points-task.ts";

type Deps = Pick<LoyaltyDeps, "database" | "clock" | "ids" | "club">;

export type HoldRefusal = { readonly code: "NOT_LINKED" | "NOT_ENOUGH_POINTS" | "CLUB_UNREACHABLE" };

export type PointsToHold = {
  readonly userCode: string;
  readonly points: number;
  /** The checkout the points pay for; it has at most one live hold. */
  readonly reference: string;
  /** Idempotency key: the same one twice sets points aside once. */
  readonly key: string;
};

/** Minutes after which an unconfirmed hold is released. */
export const unconfirmedMinutes = 10;

type Answer = Result<{ holdId: string }, HoldRefusal>;

/**
 * Holds a member's points at the club. No transaction is open during the call: the row and a delayed task are written
 * before it, and the task releases the hold unless `confirmHeldPoints` is called in time.
 */
export async function holdPoints(deps: Deps, input: PointsToHold): Promise<Answer> {
  const opened = await inTransaction(deps.database, (trx) => openHold(trx, deps, input));
  if (opened === null) return fail({ code: "NOT_LINKED" });
  if (opened.points !== input.points) throw new Error(`another hold pays for ${input.reference}`);
  if (opened.state !== "asked") return answerOf(opened);
  const { key, clubMemberId: memberId, points, reference } = opened;
  const held = await deps.club.hold({ memberId, points, reference }, `hold:${key}`);
  const db = deps.database.kysely;
  if (held.ok) {
    const { holdId } = held.value;
    // If the hold was abandoned meanwhile, the task that abandoned it releases it.
    return (await transitionHold(db, key, ["asked"], "held", holdId)) ? ok({ holdId }) : answerFromRow(deps, key);
  }
  if (held.error.code === "CLUB_UNREACHABLE") {
    await inTransaction(deps.database, async (trx) => {
      if (await transitionHold(trx, key, ["asked"], "abandoned")) await addPointsTask(trx, deps, { task: "hold", key });
    });
    return answerFromRow(deps, key);
  }
  await transitionHold(db, key, ["asked"], "refused");
  return fail({ code: held.error.code === "NOT_ENOUGH_POINTS" ? "NOT_ENOUGH_POINTS" : "NOT_LINKED" });
}

async function openHold(trx: Transaction<unknown>, deps: Deps, input: PointsToHold): Promise<Hold | null> {
  const { key, reference, userCode, points } = input;
  const before = (await findHold(trx, key)) ?? (await liveHoldOf(trx, reference));
  if (before) return before;
  const link = await linkOf(trx, userCode);
  if (!link) return null;
  const { clubMemberId } = link;
  if (await insertHold(trx, { key, reference, userCode, clubMemberId, points })) {
    const until = new Date(deps.clock.now().getTime() + unconfirmedMinutes * 60_000);
    await addPointsTask(trx, deps, { task: "abandon", key }, until);
  }
  return (await findHold(trx, key)) ?? (await liveHoldOf(trx, reference));
}

const answerFromRow = async (deps: Deps, key: string): Promise<Answer> => {
  const hold = await findHold(deps.database.kysely, key);
  return hold ? answerOf(hold) : fail({ code: "CLUB_UNREACHABLE" });
};

function answerOf({ state, holdId }: Hold): Answer {
  if (holdId !== null && (state === "held" || state === "spending" || state === "spent")) return ok({ holdId });
  return fail({ code: state === "refused" ? "NOT_ENOUGH_POINTS" : "CLUB_UNREACHABLE" });
}

type HoldReference = { readonly reference: string };
type TaskDeps = Pick<LoyaltyDeps, "ids">;

/**
 * Confirms that the held points pay for an order. Called in the transaction that writes the order; false when the hold
 * was released before, and then the order must not be written.
 */
export const confirmHeldPoints = (trx: Transaction<unknown>, { reference }: HoldReference): Promise<boolean> =>
  confirmHold(trx, reference);

/** Spends the held points once the order is paid. Does nothing without a hold. */
export async function spendHeldPoints(
  trx: Transaction<unknown>,
  deps: TaskDeps,
  { reference }: HoldReference,
): Promise<void> {
  const key = await transitionHoldOf(trx, reference, "spending");
  if (key !== null) await addPointsTask(trx, deps, { task: "hold", key });
}

/** Releases the held points of an order that is not paid. Spent points are refunded by `givePointsBack` instead. */
export async function releaseHeldPoints(
  trx: Transaction<unknown>,
  deps: TaskDeps,
  { reference }: HoldReference,
): Promise<void> {
  const key = await transitionHoldOf(trx, reference, "releasing");
  if (key !== null) await addPointsTask(trx, deps, { task: "hold", key });
}
