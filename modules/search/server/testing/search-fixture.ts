import { type Clock, testClock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { moduleOf } from "#kit/graphql/testing/module-of.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { catalogueModule, productReader } from "#modules/catalogue/server/index.ts";
import { promotionReader } from "#modules/promotion/server/index.ts";
import { inPieces, rebuildSearch } from "../documents/rebuild-search.ts";
import { refreshStale } from "../documents/refresh-stale.ts";
import { createSearchMemory, ownRecommendations, ownSearch, type ProductSearch, searchModule } from "../index.ts";

/** The module's operations against a real database, with its own search or another. Pictures have the version "1". */
export function searchFixture(
  database: Database,
  clock: Clock = testClock("2026-11-15T05:00:00Z"),
  another?: ProductSearch,
) {
  const memory = createSearchMemory({ database });
  const promotions = promotionReader();
  const products = productReader({ promotions, clock });
  const deps = { database, clock, products, promotions, pictureUrl: (path: string) => `${path}?v=1` };
  const search = another ?? ownSearch({ database, memory });
  const modules = [
    // The catalogue adds fields to pages; which pages there are does not matter here.
    moduleOf("pages", "type LandingPage { pageUrl: String! }", {}),
    catalogueModule(deps),
    searchModule({ ...deps, search, recommendations: ownRecommendations({ database, memory }) }),
  ];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  return {
    memory,
    search,
    /** Answers plain JSON, as the wire would carry it. */
    async ask<Data>(query: string, variables: Record<string, unknown>, locale: Locale = "en-US"): Promise<Data> {
      const result = await executor.execute({ query, variables, context: requestContext({ locale }) });
      return JSON.parse(JSON.stringify(result));
    },
    /** What the worker does after a change, and what the node does when it hears of it. */
    async refresh(): Promise<void> {
      await refreshStale(database, clock.now());
      await memory.catchUp();
    },
    async rebuild(): Promise<void> {
      await rebuildSearch(inPieces(database), clock.now());
      await memory.catchUp();
    },
  };
}
