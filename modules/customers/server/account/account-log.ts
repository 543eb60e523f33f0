import type { Kysely } from "kysely";
import { readAudit } from "#modules/staff/server/index.ts";
import { customerType } from "../../contract/customer-state.ts";

/** What staff do to an account, by its name in the audit. */
const accountActions = [
  "customer.block",
  "customer.unblock",
  "customer.endSessions",
  "customer.verify",
  "customer.unlockPin",
  "customer.clubCode",
  "customer.linkClub",
  "customer.unlinkClub",
] as const;
export type AccountActionName = (typeof accountActions)[number];

const mostShown = 20;

/** What staff did to a customer's account, newest first: who, when and why. */
export async function readAccountLog(db: Kysely<unknown>, userCode: string) {
  const subject = `${customerType}:${userCode}`;
  const lines = await readAudit(db, { subject, before: null, limit: mostShown, actions: accountActions });
  return lines.map(({ id, action, name, at, detail }) => ({
    id: String(id),
    action,
    by: name,
    at: at.toISOString(),
    reason: typeof detail.reason === "string" ? detail.reason : null,
  }));
}
