import type { FindDeps } from "./find-by-terms.ts";
import { listing } from "./listing/listing.ts";
import type { ProductSearch } from "./ports/product-search.ts";
import { suggest } from "./suggestions.ts";

/** The search without an external service: documents in PostgreSQL and this process's in-memory index of them. */
export const builtInSearch = (deps: FindDeps): ProductSearch => ({
  list: (query, locale) => listing(deps, query, locale),
  version: async () => String((await deps.index.snapshot()).version),
  suggest: (typed, locale) => suggest(deps, typed, locale),
});
