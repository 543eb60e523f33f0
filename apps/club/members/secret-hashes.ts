import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { Refused } from "#kit/graphql/refused.ts";

/** Hashes passwords and PINs, a few at a time: each uses a whole core. */
export type SecretHashes = {
  hash(secret: string): Promise<string>;
  matches(secret: string, hash: string): Promise<boolean>;
};

type Bounds = { readonly atOnce?: number; readonly waiting?: number };

/** Bounds the queue: a flood of guesses is refused instead of slowing down other requests. */
export function secretHashes({ atOnce = 2, waiting = 60 }: Bounds = {}): SecretHashes {
  const gate = createSemaphore(atOnce, waiting);
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = await gate.tryRun(work);
    if (!done.ok) throw new Refused("BUSY", 503, "The club is busy. Please try again in a moment.");
    return done.value;
  };
  return {
    hash: (secret) => inTurn(() => hashSecret(secret)),
    matches: (secret, hash) => inTurn(() => secretMatches(secret, hash)),
  };
}
