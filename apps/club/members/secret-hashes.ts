import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { Refused } from "#kit/graphql/refused.ts";

/** Hashes passwords and PINs, a few at a time: each keeps a whole core busy. */
export type SecretHashes = {
  hash(secret: string): Promise<string>;
  matches(secret: string, hash: string): Promise<boolean>;
};

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
    matches: (secret, hash) => inTurn(() => secretMatches(secret, hash)),
  };
}
