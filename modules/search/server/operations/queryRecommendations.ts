import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { inputText } from "../input-text.ts";
import type { SearchDeps } from "../search-deps.ts";
import { searchCards } from "../wire/search-cards.ts";

const maxProducts = 10;
const input = v.object({ skuCode: inputText(64) });

export const queryRecommendations = (deps: SearchDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { skuCode }) {
      const codes = await deps.recommendations.forSku(skuCode, maxProducts);
      return searchCards(deps, codes.slice(0, maxProducts), locale);
    },
  });
