import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit, type RateLimitResult } from "#kit/postgres/rate-limit.ts";

/**
 * Hashed keys the limits count by: receiver, session, address, and the device when the receiver's owner is known on it. Unknown
 * devices share the receiver's other counter, so their attempts do not lock the owner out.
 */
export type CodeKeys = {
  readonly receiverHash: string;
  readonly sessionId: string | null;
  readonly addressHash: string;
  readonly deviceHash: string | null;
};

type Counted = {
  readonly receiver: string;
  readonly sessionId: string | null;
  readonly address: string;
  readonly knownDevice?: string | null;
};

export const codeKeys = ({ receiver, sessionId, address, knownDevice }: Counted, secret: string): CodeKeys => ({
  receiverHash: keyedHash(secret, `code-receiver.${receiver}`),
  sessionId,
  addressHash: keyedHash(secret, `code-address.${address}`),
  deviceHash: knownDevice ? keyedHash(secret, `code-device.${knownDevice}`) : null,
});

/** Far above normal use from one address in a minute. */
const perAddress = rateLimit("code-door", 120, 60);

/** Rejects a flood from one address before it waits for a lock: each waiting request occupies a database connection. */
export const limitFlood = (database: Database, { addressHash }: CodeKeys): Promise<RateLimitResult> =>
  hit(database.kysely, keyed(perAddress, addressHash));
