import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { findHold, type Hold, insertHold, keepHold, liveHoldOf, moveHold, moveHoldOf } from "../store/holds.ts";
import { linkOf } from "../store/links.ts";
import { addPointsTask } from "./points-task.ts";

type Deps = Pick<LoyaltyDeps, "database" | "clock" | "ids" | "club">;

export type HoldRefusal = { readonly code: "NOT_LINKED" | "NOT_ENOUGH_POINTS" | "CLUB_UNREACHABLE" };

export type PointsToHold = {
  readonly userCode: string;
  readonly points: number;
  /** What they will pay for; one hold at a time can. */
  readonly reference: string;
  /** Idempotency key: the same one twice sets points aside once. */
  readonly key: string;
};

/** Minutes within which somebody must keep a hold; afterwards it is let go. */
export const unkeptMinutes = 10;

type Answer = Result<{ holdId: string }, HoldRefusal>;

/**
 * Sets points of a member aside at the club. No transaction is open while the club is asked: the row is there before, and
 * a task that lets go of the hold should nobody `keepHeldPoints` in time.
 */
export async function holdPoints(deps: Deps, asked: PointsToHold): Promise<Answer> {
  const opened = await inTransaction(deps.database, (trx) => openHold(trx, deps, asked));
  if (opened === null) return fail({ code: "NOT_LINKED" });
  if (opened.points !== asked.points) throw new Error(`another hold pays for ${asked.reference}`);
  if (opened.state !== "asked") return answerOf(opened);
  const { key, clubMemberId: memberId, points, reference } = opened;
  const held = await deps.club.hold({ memberId, points, reference }, `hold:${key}`);
  const db = deps.database.kysely;
  if (held.ok) {
    const { holdId } = held.value;
    // Should it have been given up meanwhile, whoever gave it up lets go of it.
    return (await moveHold(db, key, ["asked"], "held", holdId)) ? ok({ holdId }) : answerAgain(deps, key);
  }
  if (held.error.code === "CLUB_UNREACHABLE") {
    await inTransaction(deps.database, async (trx) => {
      if (await moveHold(trx, key, ["asked"], "abandoned")) await addPointsTask(trx, deps, { task: "hold", key });
    });
    return answerAgain(deps, key);
  }
  await moveHold(db, key, ["asked"], "refused");
  return fail({ code: held.error.code === "NOT_ENOUGH_POINTS" ? "NOT_ENOUGH_POINTS" : "NOT_LINKED" });
}

async function openHold(trx: Transaction<unknown>, deps: Deps, asked: PointsToHold): Promise<Hold | null> {
  const { key, reference, userCode, points } = asked;
  const before = (await findHold(trx, key)) ?? (await liveHoldOf(trx, reference));
  if (before) return before;
  const link = await linkOf(trx, userCode);
  if (!link) return null;
  const { clubMemberId } = link;
  if (await insertHold(trx, { key, reference, userCode, clubMemberId, points })) {
    const until = new Date(deps.clock.now().getTime() + unkeptMinutes * 60_000);
    await addPointsTask(trx, deps, { task: "giveUp", key }, until);
  }
  return (await findHold(trx, key)) ?? (await liveHoldOf(trx, reference));
}

const answerAgain = async (deps: Deps, key: string): Promise<Answer> => {
  const hold = await findHold(deps.database.kysely, key);
  return hold ? answerOf(hold) : fail({ code: "CLUB_UNREACHABLE" });
};

function answerOf({ state, holdId }: Hold): Answer {
  if (holdId !== null && (state === "held" || state === "spending" || state === "spent")) return ok({ holdId });
  return fail({ code: state === "refused" ? "NOT_ENOUGH_POINTS" : "CLUB_UNREACHABLE" });
}

type About = { readonly reference: string };
type TaskDeps = Pick<LoyaltyDeps, "ids">;

/**
 * Says that the points set aside pay for something that is there now. To be called in the transaction that writes it; false
 * when they were let go before, and then it must not be written.
 */
export const keepHeldPoints = (trx: Transaction<unknown>, { reference }: About): Promise<boolean> =>
  keepHold(trx, reference);

/** Uses up what was set aside, once it is paid for. Without a hold there is nothing to do. */
export async function spendHeldPoints(trx: Transaction<unknown>, deps: TaskDeps, { reference }: About): Promise<void> {
  const key = await moveHoldOf(trx, reference, "spending");
  if (key !== null) await addPointsTask(trx, deps, { task: "hold", key });
}

/** Lets go of what was set aside, when it is not paid for after all. What was spent is given back instead. */
export async function releaseHeldPoints(
  trx: Transaction<unknown>,
  deps: TaskDeps,
  { reference }: About,
): Promise<void> {
  const key = await moveHoldOf(trx, reference, "releasing");
  if (key !== null) await addPointsTask(trx, deps, { task: "hold", key });
}
