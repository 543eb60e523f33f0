import { adjustmentsOf, pointsJournal } from "#modules/loyalty/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

const mostShown = 20;
const away = { available: null, held: null, tier: null, expiring: null, pinLockedUntil: null, entries: [] };

/**
 * Reads the customer's current points and newest movements from the club. An unavailable club is reported as a state instead of
 * failing the page.
 */
export async function readClub(deps: CustomersDeps, userCode: string) {
  const found = await pointsJournal(deps, userCode, mostShown);
  if (!found.ok) return { state: found.error.code, ...away };
  const { account, entries } = found.value;
  const { availablePoints, heldPoints, tierCode, expiring, pinLockedUntil } = account;
  return {
    state: "LINKED",
    available: availablePoints,
    held: heldPoints,
    tier: tierCode,
    expiring,
    pinLockedUntil,
    entries,
  };
}

/** What staff added and took, newest first. */
export const readAdjustments = async ({ database }: CustomersDeps, userCode: string) =>
  (await adjustmentsOf(database.kysely, userCode, mostShown)).map(
    ({ key, points, reason, staffName, approverName, state, askedAt }) => ({
      ...{ key, points, reason, by: staffName, approvedBy: approverName, state },
      at: askedAt.toISOString(),
    }),
  );
