import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit, type RateLimitAnswer } from "#kit/postgres/rate-limit.ts";

/**
 * Who is counted: the receiver, the session and the address, as the tables keep them; and the device, where the receiver's
 * owner is known on it. Whoever is not is a stranger, and the limits of strangers do not touch the owner's.
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

/** Far more than people behind one address do in a minute. */
const perAddress = rateLimit("code-door", 120, 60);

/** Stops a flood from one address before it waits its turn: waiting takes a connection from those who only look around. */
export const knock = (database: Database, { addressHash }: CodeKeys): Promise<RateLimitAnswer> =>
  hit(database.kysely, keyed(perAddress, addressHash));
