import { pointsOf } from "#modules/loyalty/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/**
 * Reads the customer's current points from the club. An unavailable club is reported as a state instead of failing the
 * page.
 */
export async function readClub(deps: CustomersDeps, userCode: string) {
  const found = await pointsOf(deps, userCode);
  if (!found.ok) return { state: found.error.code, available: null, held: null, tier: null, expiring: null };
  const { availablePoints, heldPoints, tierCode, expiring } = found.value;
  return { state: "LINKED", available: availablePoints, held: heldPoints, tier: tierCode, expiring };
}
