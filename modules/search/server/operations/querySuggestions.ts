import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { SearchDeps } from "../search-deps.ts";
import { typedLine } from "../typed-line.ts";
import { searchCards } from "../wire/search-cards.ts";

const input = v.object({ keyword: typedLine(80) });

export const querySuggestions = (deps: SearchDeps) =>
  query({
    access: "anyone",
    publiclyCacheable: true,
    input,
    async run({ locale }, { keyword }) {
      const { productCodes, ...suggested } = await deps.search.suggest(keyword, locale);
      return { ...suggested, productList: await searchCards(deps, productCodes, locale) };
    },
  });
