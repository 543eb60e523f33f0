import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { abandonUnconfirmedHold, findHold, type Hold, liveHoldOf, transitionHold } from "../store/holds.ts";
import { findMovement, type Movement, overdueTasks, settleMovement } from "../store/movements.ts";
import { earnedFor } from "./move-points.ts";
import { ClubUnreachable, type PointsTask, pointsTaskOf, type QueuedPointsTask } from "./points-task.ts";

export type TaskDeps = Pick<LoyaltyDeps, "database" | "club"> & {
  /** Called when the club refuses a movement the shop has promised: staff must look at it. */
  readonly onRefused?: (task: PointsTask["task"], key: string, code: string) => void;
};

/**
 * Performs a task. Throws while the club does not answer, so that the outbox retries. Idempotent: every call has a
 * fixed key.
 */
export async function performTask(deps: TaskDeps, { task, key }: PointsTask): Promise<void> {
  if (task === "move") return move(deps, key);
  // Also when an earlier attempt abandoned it: the row's state decides.
  if (task === "abandon") await abandonUnconfirmedHold(deps.database.kysely, key);
  return settleHold(deps, key);
}

/** Takes the messages about points out of the process. */
export const deliverPoints =
  (deps: TaskDeps): OutboxHandler =>
  ({ payload }) =>
    performTask(deps, pointsTaskOf(payload as QueuedPointsTask));

/** Age at which an unfinished task is retried although its outbox message has failed. */
const overdueMinutes = 30;
const mostAtOnce = 100;

/** Retries tasks whose outbox messages have failed for good. */
export async function retryOverduePoints(deps: TaskDeps): Promise<void> {
  const late = await overdueTasks(deps.database.kysely, { minutes: overdueMinutes, most: mostAtOnce });
  for (const task of late) await performTask(deps, task);
}

/** Brings a hold to the end that its row names. */
async function settleHold(deps: TaskDeps, key: string): Promise<void> {
  const hold = await findHold(deps.database.kysely, key);
  if (hold?.state === "abandoned") return releaseAbandoned(deps, hold);
  if (hold?.state === "releasing") return release(deps, hold);
  if (hold?.state === "spending") return spend(deps, hold);
}

/** The outcome of the hold is unknown: the same idempotency key returns it, and then it is released. */
async function releaseAbandoned(deps: TaskDeps, hold: Hold): Promise<void> {
  const { key, clubMemberId: memberId, points, reference } = hold;
  const held = await deps.club.hold({ memberId, points, reference }, `hold:${key}`);
  if (held.ok) return release(deps, { ...hold, holdId: held.value.holdId });
  if (held.error.code === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  await transitionHold(deps.database.kysely, key, ["abandoned"], "refused");
}

async function release(deps: TaskDeps, { key, holdId, state }: Hold): Promise<void> {
  const released = await deps.club.release(holdId ?? "", `release:${key}`);
  if (!released.ok && released.error.code === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  if (!released.ok) return failHold(deps, key, state, released.error.code);
  await transitionHold(deps.database.kysely, key, [state], "released", holdId);
}

async function spend(deps: TaskDeps, { key, holdId, state }: Hold): Promise<void> {
  const spent = await deps.club.spend(holdId ?? "", `spend:${key}`);
  if (!spent.ok && spent.error.code === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  if (!spent.ok) return failHold(deps, key, state, spent.error.code);
  await transitionHold(deps.database.kysely, key, [state], "spent");
}

async function failHold(deps: TaskDeps, key: string, from: Hold["state"], code: string): Promise<void> {
  if (await transitionHold(deps.database.kysely, key, [from], "failed")) deps.onRefused?.("hold", key, code);
}

async function move(deps: TaskDeps, key: string): Promise<void> {
  const movement = await findMovement(deps.database.kysely, key);
  if (movement?.state !== "asked") return;
  const done = await moveAtClub(deps, movement);
  if (typeof done !== "string") return settleMovement(deps.database.kysely, key, { state: "done", ...done });
  if (done === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  await settleMovement(deps.database.kysely, key, { state: "failed" });
  deps.onRefused?.("move", key, done);
}

type Done = { readonly clubMemberId?: string; readonly points?: number };

/** The club's result, or the code of its refusal. */
async function moveAtClub(deps: TaskDeps, movement: Movement): Promise<Done | string> {
  const { key, kind, points, reference, clubMemberId, mobile } = movement;
  switch (kind) {
    case "bonus": {
      const given = await deps.club.giveLinkBonus(clubMemberId ?? "", key);
      return given.ok ? { points: given.value.points } : given.error.code;
    }
    case "earn": {
      const to = clubMemberId === null ? { mobile: mobile ?? "" } : { memberId: clubMemberId };
      const earned = await deps.club.earn({ to, points, reference }, key);
      return earned.ok ? { clubMemberId: earned.value.memberId } : earned.error.code;
    }
    case "takeBack": {
      // The club account is known only after the points were awarded.
      await move(deps, `earn:${reference}`);
      const memberId = (await earnedFor(deps.database.kysely, reference))?.clubMemberId ?? null;
      if (memberId === null) return "NOT_FOUND";
      const taken = await deps.club.takeBack({ memberId, points, reference }, key);
      return taken.ok ? { clubMemberId: memberId, points: taken.value.points } : taken.error.code;
    }
    case "giveBack": {
      const hold = await liveHoldOf(deps.database.kysely, reference);
      if (hold === null) return "NOT_FOUND";
      // Points must be spent before they can be refunded.
      await settleHold(deps, hold.key);
      const given = await deps.club.giveBack({ holdId: hold.holdId ?? "", points, reference }, key);
      return given.ok ? {} : given.error.code;
    }
  }
}
