import type { Transaction } from "kysely";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";
import { lockAccount, membersWithOverdue, overdue, post } from "../store/journal.ts";

/** Removes the expired points of an account, which must be locked. Returns their number. */
export async function expireOverdue(trx: Transaction<unknown>, memberId: string, at: Date): Promise<number> {
  const points = await overdue(trx, memberId, at);
  if (points > 0) await post(trx, { key: null, kind: "expire", memberId, points, reference: null, at });
  return points;
}

const membersAtOnce = 200;

/** Removes the expired points of every account, one transaction each. Returns their number. */
export async function expirePoints(deps: Pick<ClubDeps, "database" | "clock">): Promise<number> {
  const at = deps.clock.now();
  let expired = 0;
  for (;;) {
    const members = await membersWithOverdue(deps.database.kysely, at, membersAtOnce);
    for (const memberId of members) {
      expired += await inTransaction(deps.database, async (trx) => {
        await lockAccount(trx, memberId);
        return expireOverdue(trx, memberId, at);
      });
    }
    if (members.length < membersAtOnce) return expired;
  }
}
