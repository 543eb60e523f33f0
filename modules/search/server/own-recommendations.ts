import type { Database } from "#kit/postgres/connect.ts";
import type { Copy, SearchMemory } from "./memory/search-memory.ts";
import { select } from "./memory/select.ts";
import type { Recommendations } from "./ports/recommendations.ts";
import { findCompanions } from "./store/companions.ts";

/** The shop's own choice: bought together, then the best of the same category; what can be bought stands first. */
export function ownRecommendations({
  database,
  memory,
}: {
  database: Database;
  memory: SearchMemory;
}): Recommendations {
  return {
    async forSku(skuCode, limit) {
      const [copy, known] = await Promise.all([memory.copy(), findCompanions(database.kysely, skuCode, limit)]);
      if (!known) return [];
      const { columns } = copy;
      const similar = sameCategory(copy, known.categories, limit + 1);
      const ids = [...new Set([...known.boughtTogether, ...similar])].filter(
        (id) => columns.listed[id] === 1 && id !== known.id,
      );
      const buyable = ids.filter((id) => columns.available[id] === 1);
      const soldOut = ids.filter((id) => columns.available[id] !== 1);
      return [...buyable, ...soldOut].slice(0, limit).map((id) => columns.code[id] ?? "");
    },
  };
}

/** The best of the narrowest category, then of those above it. */
function sameCategory({ columns, orders, values }: Copy, categories: readonly string[], limit: number): number[] {
  const ids: number[] = [];
  for (const category of categories.toReversed()) {
    if (ids.length >= limit) break;
    const found = select(columns, orders, values, {
      found: null,
      within: [values.find("category", category)],
      chosen: {},
      sort: "RELEVANCE",
      offset: 0,
      limit,
    });
    ids.push(...found.ids);
  }
  return ids;
}
