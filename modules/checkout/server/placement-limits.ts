import { maxBatchSize } from "#kit/cache/batch.ts";
import { createSemaphore, type Semaphore } from "#kit/core/semaphore.ts";
import type { PlaceDeps } from "./place-deps.ts";

/** `PlaceDeps` with two semaphores: how many placements run at once, and how many of them hold a write transaction. */
export type PlacementDeps = PlaceDeps & { readonly placements: Semaphore; readonly writers: Semaphore };

/**
 * Without limits a flash sale spreads all connections over all requests, and every placement times out. With them a placement that starts after
 * the last unit is sold reads that and ends without a transaction. As many run at once as fit into one batched read; at most half of
 * the pool's connections write.
 */
export const withPlacementLimits = (deps: PlaceDeps): PlacementDeps => ({
  ...deps,
  placements: createSemaphore(maxBatchSize),
  writers: createSemaphore(Math.max(2, Math.floor(deps.database.pool.options.max / 2))),
});
