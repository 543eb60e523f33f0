import { fail, ok, type Result } from "#kit/core/result.ts";
import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";

/** Too many passwords are being looked at; it is better to come back than to wait. */
export type Busy = { readonly code: "BUSY" };

/** Hashes passwords, a few at a time. */
export type PasswordHashes = {
  hash(password: string): Promise<Result<string, Busy>>;
  /** Whether it is the password behind the hash. */
  matches(password: string, hash: string): Promise<Result<boolean, Busy>>;
};

type Bounds = {
  /** A hash keeps a whole core busy: few at once leave the others to those who only look around. */
  readonly atOnce?: number;
  /** How many may wait for their turn; whoever comes then is told to come back. */
  readonly waiting?: number;
};

/** Passwords are hashed outside the event loop and a bounded number at once: a flood of logins never slows browsing (S4). */
export function passwordHashes({ atOnce = 2, waiting = 60 }: Bounds = {}): PasswordHashes {
  let running = 0;
  const queue: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<Result<T, Busy>> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return fail({ code: "BUSY" });
      await new Promise<void>((begin) => queue.push(begin));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      const next = queue.shift();
      // A turn is handed over, not given back: nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => inTurn(() => hashSecret(password)),
    matches: (password, hash) => inTurn(() => secretMatches(password, hash)),
  };
}
