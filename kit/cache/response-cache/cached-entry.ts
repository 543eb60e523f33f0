import type { CacheValidator } from "../validators.ts";

/** A response and how it may be cached. */
export type CacheableResponse<Body> = {
  readonly body: Body;
  /** Null for a response that does not know its tags: every invalidation concerns it. */
  readonly tags: readonly string[] | null;
  /** Null for a response that cannot be revalidated by the database. */
  readonly validators: readonly CacheValidator[] | null;
  readonly freshSeconds: number;
  /** How much longer it may be served while it is built again in the background. */
  readonly staleSeconds: number;
};

/** A cached response with its times. */
export type Entry<Body> = Omit<CacheableResponse<Body>, "tags"> & {
  readonly tags: readonly string[];
  readonly anyTag: boolean;
  freshUntil: number;
  staleUntil: number;
  /** Until when it is served in place of a build that failed. */
  fallbackUntil: number;
  /** After a failed build: no other one before this moment. */
  retryAt: number;
  hits: number;
  /** The number of invalidations when its freshness began. */
  started: number;
  /** How often it was invalidated. */
  invalidated: number;
};

/** How long a response that may be wrong is served while the right one cannot be had. */
export const mostWrongMs = 60_000;

/**
 * Until when a response may be served in place of a build that failed, counted from a moment. A response that is never
 * served without a check is no fallback either.
 */
export const fallbackAfter = (
  { freshSeconds, staleSeconds }: Pick<Entry<unknown>, "freshSeconds" | "staleSeconds">,
  moment: number,
): number => (freshSeconds + staleSeconds > 0 ? moment + mostWrongMs : 0);
