import { keyedHash } from "../core/keyed-hash.ts";

declare const declared: unique symbol;

/** At most `limit` hits in the `windowSeconds` after the first one. Only `rateLimit` makes one, so the list below is complete. */
export type RateLimit = {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly [declared]: true;
};

/** The counter of one subject (an address, a session, a member), with its limit. */
export type KeyedLimit = RateLimit & { readonly key: string };

const all = new Map<string, RateLimit>();

/** Declares a rate limit with a unique name. Called at module load: `docs/limits.md` is compared with the declared limits. */
export function rateLimit(name: string, limit: number, windowSeconds: number): RateLimit {
  const made = { name, limit, windowSeconds } as RateLimit;
  const before = all.get(name);
  // A module loaded again, as in tests that share a process, declares the same limit again.
  if (before && (before.limit !== limit || before.windowSeconds !== windowSeconds)) {
    throw new Error(`two rate limits are called ${name}`);
  }
  all.set(name, made);
  return made;
}

/** Every limit of the loaded modules. */
export const declaredLimits = (): readonly RateLimit[] => [...all.values()];

/** The same limit with the number from a setting. */
export const withFigure = (of: RateLimit, limit: number): RateLimit => ({ ...of, limit });

/** The counter of a subject; without one, the counter of all callers together. */
export const keyed = (of: RateLimit, subject?: string): KeyedLimit => ({
  ...of,
  key: subject === undefined ? of.name : `${of.name}:${subject}`,
});

/** The counter of a network address, stored as a keyed hash, which does not reveal the address. */
export const keyedByAddress = (of: RateLimit, secret: string, address: string): KeyedLimit =>
  keyed(of, keyedHash(secret, `rate-limit.${address}`));
