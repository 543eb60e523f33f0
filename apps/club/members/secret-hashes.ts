import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { Refused } from "#kit/graphql/refused.ts";

/** Hashes passwords and PINs, a few at a time: each keeps a whole core busy. */
export type SecretHashes = {
  hash(secret: string): Promise<string>;
  /** Without a hash the same work is done in vain, so that time tells nothing. */
  matches(secret: string, hash: string | null): Promise<boolean>;
};

// Of a text nobody knows: made from random bytes that were thrown away.
const hashOfNobody =
  "$argon2id$v=19$m=19456,t=2,p=1$m1cVbU8s0QkzJr4gT2yWdA$Qp7nC3x0vE5uYw1LZk9aH6rTs2fJb8mGd4oXiN0eRyA";

type Bounds = { readonly atOnce?: number; readonly waiting?: number };

/** A flood of guesses never slows down those who only look at their points: whoever comes when too many wait is refused. */
export function secretHashes({ atOnce = 2, waiting = 60 }: Bounds = {}): SecretHashes {
  let running = 0;
  const queue: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refused("BUSY", 503, "The club is busy. Please try again in a moment.");
      await new Promise<void>((begin) => queue.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // A turn is handed over, not given back: nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (secret) => inTurn(() => hashSecret(secret)),
    matches: (secret, hash) =>
      inTurn(async () => {
        const same = await secretMatches(secret, hash ?? hashOfNobody);
        return hash !== null && same;
      }),
  };
}
