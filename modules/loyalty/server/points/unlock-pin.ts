import type { Transaction } from "kysely";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addToOutbox, type OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { customerProfile, notifyMemberByCode } from "#modules/identity/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { lockClubAccount } from "../store/adjustments.ts";
import {
  insertPinUnlock,
  overduePinUnlocks,
  pinUnlockOwner,
  pinUnlocksSince,
  settlePinUnlock,
  waitingPinUnlock,
} from "../store/pin-unlocks.ts";
import { ClubUnreachable } from "./points-task.ts";

/** The outbox topic of locks to be lifted. */
export const unlockPinTopic = "loyalty.unlockPin";

/** How many unlocks one club account gets in 24 hours: each allows the PIN's wrong tries anew. */
const mostUnlocks = 3;
const day = 24 * 60 * 60 * 1000;

/** KEY_REUSED: the key was sent for another member. */
type NotRequested =
  | { readonly code: "NOT_LINKED" }
  | { readonly code: "KEY_REUSED" }
  | { readonly code: "UNLOCKED_TOO_OFTEN" };

/** Requests that the club lifts the lock of a linked member's PIN; a repeated key requests it once. */
export async function requestPinUnlock(
  trx: Transaction<unknown>,
  { ids, clock }: Pick<LoyaltyDeps, "ids" | "clock">,
  { userCode, key: asked }: { readonly userCode: string; readonly key: string },
): Promise<Result<{ readonly isNew: boolean }, NotRequested>> {
  const clubMemberId = await lockClubAccount(trx, userCode);
  if (clubMemberId === null) return fail({ code: "NOT_LINKED" });
  const key = `unlockPin:${asked}`;
  const earlier = await pinUnlockOwner(trx, key);
  if (earlier !== null) return earlier === userCode ? ok({ isNew: false }) : fail({ code: "KEY_REUSED" });
  const at = clock.now();
  const before = await pinUnlocksSince(trx, clubMemberId, new Date(at.getTime() - day));
  if (before >= mostUnlocks) return fail({ code: "UNLOCKED_TOO_OFTEN" });
  // Only a press for another member at this very moment can have taken the key since.
  if (!(await insertPinUnlock(trx, { key, userCode, clubMemberId }, at))) return fail({ code: "KEY_REUSED" });
  await addToOutbox(trx, ids, { topic: unlockPinTopic, payload: { key } });
  return ok({ isNew: true });
}

type TaskDeps = Pick<LoyaltyDeps, "database" | "club" | "ids" | "sealer">;

/** Calls the club and tells the member. Throws while the club does not answer, so that the outbox retries with the same key. */
async function performPinUnlock(deps: TaskDeps, key: string): Promise<void> {
  const request = await waitingPinUnlock(deps.database.kysely, key);
  if (!request) return;
  const { userCode, clubMemberId } = request;
  const unlocked = await deps.club.unlockPin(clubMemberId, key);
  if (!unlocked.ok && unlocked.error.code === "CLUB_UNREACHABLE") throw new ClubUnreachable();
  await inTransaction(deps.database, async (trx) => {
    const isFirst = await settlePinUnlock(trx, key, unlocked.ok ? "done" : "refused");
    if (!isFirst || !unlocked.ok) return;
    const locale = asLocale((await customerProfile(trx, userCode))?.locale) ?? fallbackLocale;
    const content = { kind: "clubSecretChanged", data: { which: "pinUnlocked" } } as const;
    await notifyMemberByCode(trx, deps, userCode, { locale, content });
  });
}

export const deliverPinUnlock =
  (deps: TaskDeps): OutboxHandler =>
  ({ payload }) =>
    performPinUnlock(deps, (payload as { key: string }).key);

/** Retries requests whose outbox messages have failed for good. */
export async function retryOverduePinUnlocks(deps: TaskDeps): Promise<void> {
  const late = await overduePinUnlocks(deps.database.kysely, { minutes: 30, most: 100 });
  for (const key of late) await performPinUnlock(deps, key);
}
