import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { findHold, giveUpHold, type Hold, liveHoldOf, moveHold } from "../store/holds.ts";
import { findMovement, type Movement, settleMovement, unfinished } from "../store/movements.ts";
import { earnedFor } from "./move-points.ts";
import { ClubSilent, type PointsTask } from "./points-task.ts";

export type TaskDeps = Pick<LoyaltyDeps, "database" | "club"> & {
  /** Told when the club refuses what the shop had promised: a person must look at it. */
  readonly onRefused?: (task: PointsTask["task"], key: string, code: string) => void;
};

/** Does what a task asks for, until the club has answered. Doing it twice does no harm: every call has its own fixed key. */
export async function performTask(deps: TaskDeps, { task, key }: PointsTask): Promise<void> {
  if (task === "move") return move(deps, key);
  // Whether it was given up now or when this task came before: what its row says is done.
  if (task === "giveUp") await giveUpHold(deps.database.kysely, key);
  return settleHold(deps, key);
}

/** Takes the messages about points out of the process. */
export const deliverPoints =
  (deps: TaskDeps): OutboxHandler =>
  ({ payload }) =>
    performTask(deps, payload as PointsTask);

/** So long a message may be on its way before somebody looks after it again. */
const lateMinutes = 30;
const mostAtOnce = 100;

/** Looks after what is late although its message has been given up: no promise is forgotten. */
export async function finishLatePoints(deps: TaskDeps): Promise<void> {
  const late = await unfinished(deps.database.kysely, { minutes: lateMinutes, most: mostAtOnce });
  for (const task of late) await performTask(deps, task);
}

/** Brings a hold to the end that its row names. */
async function settleHold(deps: TaskDeps, key: string): Promise<void> {
  const hold = await findHold(deps.database.kysely, key);
  if (hold?.state === "abandoned") return letGo(deps, hold);
  if (hold?.state === "releasing") return release(deps, hold);
  if (hold?.state === "spending") return spend(deps, hold);
}

/** Nobody knows whether the club set anything aside: asked again with the same key it tells, and then lets go. */
async function letGo(deps: TaskDeps, hold: Hold): Promise<void> {
  const { key, clubMemberId: memberId, points, reference } = hold;
  const held = await deps.club.hold({ memberId, points, reference }, `hold:${key}`);
  if (held.ok) return release(deps, { ...hold, holdId: held.value.holdId });
  if (held.error.code === "CLUB_UNREACHABLE") throw new ClubSilent();
  await moveHold(deps.database.kysely, key, ["abandoned"], "refused");
}

async function release(deps: TaskDeps, { key, holdId, state }: Hold): Promise<void> {
  const released = await deps.club.release(holdId ?? "", `release:${key}`);
  if (!released.ok && released.error.code === "CLUB_UNREACHABLE") throw new ClubSilent();
  if (!released.ok) return failHold(deps, key, state, released.error.code);
  await moveHold(deps.database.kysely, key, [state], "released", holdId);
}

async function spend(deps: TaskDeps, { key, holdId, state }: Hold): Promise<void> {
  const spent = await deps.club.spend(holdId ?? "", `spend:${key}`);
  if (!spent.ok && spent.error.code === "CLUB_UNREACHABLE") throw new ClubSilent();
  if (!spent.ok) return failHold(deps, key, state, spent.error.code);
  await moveHold(deps.database.kysely, key, [state], "spent");
}

async function failHold(deps: TaskDeps, key: string, from: Hold["state"], code: string): Promise<void> {
  if (await moveHold(deps.database.kysely, key, [from], "failed")) deps.onRefused?.("hold", key, code);
}

async function move(deps: TaskDeps, key: string): Promise<void> {
  const movement = await findMovement(deps.database.kysely, key);
  if (movement?.state !== "asked") return;
  const done = await moveAtClub(deps, movement);
  if (typeof done !== "string") return settleMovement(deps.database.kysely, key, { state: "done", ...done });
  if (done === "CLUB_UNREACHABLE") throw new ClubSilent();
  await settleMovement(deps.database.kysely, key, { state: "failed" });
  deps.onRefused?.("move", key, done);
}

type Done = { readonly clubMemberId?: string; readonly points?: number };

/** What the club did, or the code of its refusal. */
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
      // Only once they were given does the club know whose they are.
      await move(deps, `earn:${reference}`);
      const memberId = (await earnedFor(deps.database.kysely, reference))?.clubMemberId ?? null;
      if (memberId === null) return "NOT_FOUND";
      const taken = await deps.club.takeBack({ memberId, points, reference }, key);
      return taken.ok ? { clubMemberId: memberId, points: taken.value.points } : taken.error.code;
    }
    case "giveBack": {
      const hold = await liveHoldOf(deps.database.kysely, reference);
      if (hold === null) return "NOT_FOUND";
      // What is not spent yet cannot be given back: first things first.
      await settleHold(deps, hold.key);
      const given = await deps.club.giveBack({ holdId: hold.holdId ?? "", points, reference }, key);
      return given.ok ? {} : given.error.code;
    }
  }
}
