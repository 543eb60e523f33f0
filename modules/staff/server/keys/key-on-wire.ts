import type { ApiKey } from "../store/api-keys.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Whether a key is good: a revoked one stays revoked after its last day. */
const stateOf = ({ revokedAt, expiresAt }: ApiKey, now: Date): "active" | "expired" | "revoked" => {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
};

export const keyOnWire = (key: ApiKey, now: Date) => ({
  ...key,
  state: stateOf(key, now),
  expiresAt: iso(key.expiresAt),
  createdAt: key.createdAt.toISOString(),
  revokedAt: iso(key.revokedAt),
  lastUsedAt: iso(key.lastUsedAt),
});
