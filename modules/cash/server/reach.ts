import type { StaffMember } from "#modules/staff/server/index.ts";
import type { CashDeps, CashPlace } from "./cash-deps.ts";

/** The places whose cash this member of staff sees: staff of one store only theirs. */
export async function placesFor(
  deps: Pick<CashDeps, "places">,
  { storeCode }: Pick<StaffMember, "storeCode">,
): Promise<readonly CashPlace[]> {
  return (await deps.places()).filter(({ code }) => storeCode === null || storeCode === code);
}
