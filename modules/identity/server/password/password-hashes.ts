import type { Result } from "#kit/core/result.ts";
import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { type Busy, createSemaphore } from "#kit/core/semaphore.ts";

/** Hashes passwords with bounded concurrency. */
export type PasswordHashes = {
  hash(password: string): Promise<Result<string, Busy>>;
  matches(password: string, hash: string): Promise<Result<boolean, Busy>>;
};

type Bounds = {
  /** A hash occupies a whole core: few at once leave the other cores to normal requests. */
  readonly atOnce?: number;
  /** How many may wait; beyond that the request is refused as overloaded. */
  readonly waiting?: number;
};

/** Hashes outside the event loop with bounded concurrency, so that a flood of logins does not slow other requests (S4). */
export function passwordHashes({ atOnce = 2, waiting = 60 }: Bounds = {}): PasswordHashes {
  const gate = createSemaphore(atOnce, waiting);
  return {
    hash: (password) => gate.tryRun(() => hashSecret(password)),
    matches: (password, hash) => gate.tryRun(() => secretMatches(password, hash)),
  };
}
