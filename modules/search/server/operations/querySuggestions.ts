import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { SearchDeps } from "../search-deps.ts";
import { suggest } from "../suggestions.ts";
import { searchCards } from "../wire/search-cards.ts";

const input = v.object({
  keyword: v.pipe(
    v.string(),
    v.maxLength(80),
    v.transform((text) => text.replaceAll("\0", "")),
  ),
});

export const querySuggestions = (deps: SearchDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { keyword }) {
      const { productCodes, ...suggested } = await suggest(deps, keyword, locale);
      return { ...suggested, productList: await searchCards(deps, productCodes, locale) };
    },
  });
