import type { Transaction } from "kysely";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { insertMovement } from "../store/movements.ts";
import { addPointsTask } from "./points-task.ts";

type Linked = { readonly userCode: string; readonly clubMemberId: string };

/** Requests the bonus for a club account's first link. The key is the account's, so the bonus is given once (D-86). */
export async function requestLinkBonus(
  trx: Transaction<unknown>,
  deps: Pick<LoyaltyDeps, "ids">,
  { userCode, clubMemberId }: Linked,
): Promise<void> {
  const key = `bonus:${clubMemberId}`;
  const movement = { key, kind: "bonus", reference: clubMemberId, userCode, mobile: null, clubMemberId } as const;
  if (await insertMovement(trx, { ...movement, points: 0 })) await addPointsTask(trx, deps, { task: "move", key });
}
