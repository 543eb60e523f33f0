import type { Result } from "#kit/core/result.ts";
import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { type Busy, createSemaphore } from "#kit/core/semaphore.ts";

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
  const gate = createSemaphore(atOnce, waiting);
  return {
    hash: (password) => gate.tryRun(() => hashSecret(password)),
    matches: (password, hash) => gate.tryRun(() => secretMatches(password, hash)),
  };
}
