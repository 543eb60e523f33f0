import type { Database } from "#kit/postgres/connect.ts";
import { productOfSku } from "#modules/catalogue/server/index.ts";
import type { IndexSnapshot, SearchIndex } from "./memory-index/search-index.ts";
import { select } from "./memory-index/select.ts";
import type { Recommendations } from "./ports/recommendations.ts";
import { findRelatedDocuments } from "./store/bought-together.ts";

/**
 * Recommends products chosen by staff, then products bought together, then the best of the same category; available
 * products come first.
 */
export function builtInRecommendations({
  database,
  index,
}: {
  database: Database;
  index: SearchIndex;
}): Recommendations {
  return {
    async forSku(skuCode, limit) {
      const [snapshot, product] = await Promise.all([index.snapshot(), productOfSku(database.kysely, skuCode)]);
      if (product === null) return [];
      const related = await findRelatedDocuments(database.kysely, product, limit);
      const { columns } = snapshot;
      const similar = sameCategory(snapshot, related.categories, limit + 1);
      const ids = [...new Set([...related.crossSells, ...related.boughtTogether, ...similar])].filter(
        (id) => columns.listed[id] === 1 && id !== related.id,
      );
      const available = ids.filter((id) => columns.available[id] === 1);
      const soldOut = ids.filter((id) => columns.available[id] !== 1);
      return [...available, ...soldOut].slice(0, limit).map((id) => columns.code[id] ?? "");
    },
  };
}

/** The best of the deepest category, then of its ancestors. */
function sameCategory(
  { columns, orders, values }: IndexSnapshot,
  categories: readonly string[],
  limit: number,
): number[] {
  const ids: number[] = [];
  for (const category of categories.toReversed()) {
    if (ids.length >= limit) break;
    const found = select(columns, orders, values, {
      matches: null,
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
