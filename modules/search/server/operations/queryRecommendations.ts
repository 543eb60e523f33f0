import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { SearchDeps } from "../search-deps.ts";
import { typedLine } from "../typed-line.ts";
import { searchCards } from "../wire/search-cards.ts";

const most = 10;
const input = v.object({ skuCode: typedLine(64) });

export const queryRecommendations = (deps: SearchDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { skuCode }) {
      const codes = await deps.recommendations.forSku(skuCode, most);
      return searchCards(deps, codes.slice(0, most), locale);
    },
  });
