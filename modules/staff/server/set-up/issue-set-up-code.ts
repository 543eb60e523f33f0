import { keyedHash } from "#kit/core/keyed-hash.ts";
import { welcomeHours } from "../../contract/constants.ts";
import { newWelcomeCode, spaced } from "../sign-in/recovery-codes.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { hasAdmin, writeSetUpCode } from "../store/set-up.ts";

type Deps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret">;

export const setUpHash = (secret: string, code: string): string => keyedHash(secret, `staff-set-up.${code}`);

/**
 * A new code for the page `/admin/set-up`, for the operator's console; null when the shop has an administrator. Only its hash is
 * stored, and a code issued earlier no longer counts.
 */
export async function issueSetUpCode({ database, clock, ids, secret }: Deps): Promise<string | null> {
  if (await hasAdmin(database.kysely)) return null;
  const code = newWelcomeCode(ids);
  const validUntil = new Date(clock.now().getTime() + welcomeHours * 3_600_000);
  await writeSetUpCode(database.kysely, { codeHash: setUpHash(secret, code), validUntil });
  return spaced(code);
}
