import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyed, keyedByAddress, rateLimit, withFigure } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { usualCallsPerMinute } from "../../contract/api-keys.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { goodApiKey, writeLastUse } from "../store/api-keys.ts";
import { apiKeyHash } from "./api-key-text.ts";

/** Calls of one key; the figure is the key's own. */
const perKey = rateLimit("api-key:calls", usualCallsPerMinute, 60);
/** Keys that are unknown, expired or revoked. */
const wrongKeys = rateLimit("api-key:wrong", 30, 15 * 60);

/** The last use is written once in this time. */
const useIsWrittenEveryMs = 60_000;

export type RefusedKey =
  | { readonly code: "INVALID_API_KEY" }
  | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

type Deps = Pick<StaffDeps, "database" | "clock" | "secret">;

/**
 * The id of a key that is good now, with this call counted. An unknown, an expired and a revoked key are answered alike. Read from
 * the database at every call: a revoked key is refused by every process at once.
 */
export async function checkApiKey(
  { database, clock, secret }: Deps,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<Result<string, RefusedKey>> {
  const db = database.kysely;
  const now = clock.now();
  const found = await goodApiKey(db, apiKeyHash(key, secret), now);
  const limit = found
    ? keyed(withFigure(perKey, found.callsPerMinute), found.id)
    : keyedByAddress(wrongKeys, secret, address);
  const { allowed, retryAfterSeconds } = await hit(db, limit);
  if (!allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds });
  if (!found) return fail({ code: "INVALID_API_KEY" });
  if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() >= useIsWrittenEveryMs) {
    await writeLastUse(db, found.id, now);
  }
  return ok(found.id);
}
