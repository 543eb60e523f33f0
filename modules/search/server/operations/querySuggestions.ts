import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { inputText } from "../input-text.ts";
import type { SearchDeps } from "../search-deps.ts";
import { searchCards } from "../wire/search-cards.ts";

const input = v.object({ keyword: inputText(80) });

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
