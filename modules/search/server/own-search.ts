import type { FindDeps } from "./find-by-words.ts";
import { listing } from "./listing/listing.ts";
import type { ProductSearch } from "./ports/product-search.ts";
import { suggest } from "./suggestions.ts";

/** The shop's own search: the documents of this module, and this process's copy of them. */
export const ownSearch = (deps: FindDeps): ProductSearch => ({
  list: (question, locale) => listing(deps, question, locale),
  edition: async () => String((await deps.memory.copy()).reading),
  suggest: (typed, locale) => suggest(deps, typed, locale),
});
