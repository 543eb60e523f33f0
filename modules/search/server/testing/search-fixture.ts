import { type Clock, testClock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { catalogueModule, productReader } from "#modules/catalogue/server/index.ts";
import { contentTypes } from "#modules/catalogue/server/testing/content-types.ts";
import { promotionReader } from "#modules/promotion/server/index.ts";
import { inSeparateTransactions, rebuildSearch } from "../documents/rebuild-search.ts";
import { refreshStale } from "../documents/refresh-stale.ts";
import {
  builtInRecommendations,
  builtInSearch,
  createSearchIndex,
  type ProductSearch,
  searchModule,
} from "../index.ts";

/** The module's operations against a real database, with the built-in search or another. Pictures have the version "1". */
export function searchFixture(
  database: Database,
  clock: Clock = testClock("2026-11-15T05:00:00Z"),
  another?: ProductSearch,
) {
  const index = createSearchIndex({ database });
  const promotions = promotionReader();
  const products = productReader({ promotions, clock });
  const deps = { database, clock, products, promotions, pictureUrl: (path: string) => `${path}?v=1` };
  const search = another ?? builtInSearch({ database, index });
  const modules = [
    contentTypes,
    catalogueModule(deps),
    searchModule({ ...deps, search, recommendations: builtInRecommendations({ database, index }) }),
  ];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  return {
    index,
    search,
    /** Returns plain JSON, as over HTTP. */
    async ask<Data>(query: string, variables: Record<string, unknown>, locale: Locale = "en-US"): Promise<Data> {
      const result = await executor.execute({ query, variables, context: requestContext({ locale }) });
      return JSON.parse(JSON.stringify(result));
    },
    /** Runs the worker's job, then updates the in-memory index. */
    async refresh(): Promise<void> {
      await refreshStale(database, clock.now());
      await index.catchUp();
    },
    async rebuild(): Promise<void> {
      await rebuildSearch(inSeparateTransactions(database), clock.now());
      await index.catchUp();
    },
  };
}
