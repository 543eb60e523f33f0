import type { Locale } from "#kit/core/locale.ts";
import { gatherParts } from "#kit/postgres/statement-part.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import { type CardSources, type ProductCard, productCards } from "./product-cards.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { findProductsByRules } from "./store/product-rules.ts";

/** The cards of one column of a landing page. */
export type ColumnCards = { readonly columnId: string; readonly cards: readonly ProductCard[] };

/** The most products of an activity that a column may choose from. */
const mostOfAnActivity = 200;

/**
 * The cards for every products column of a page: those it names, then those its rule brings; and the names of what one chooses by.
 * Three statements at most, however many columns there are.
 */
export async function columnProducts(
  sources: CardSources,
  page: PageContent,
  locale: Locale,
): Promise<{ readonly columns: readonly ColumnCards[]; readonly attributes: readonly AttributeNames[] }> {
  const columns = page.columns.filter((column): column is ProductsColumn => column.kind === "products");
  const ruled = await codesByRule(sources, columns);
  const codes = new Map(
    columns.map((column) => [
      column.id,
      [...new Set([...column.items.map((item) => item.productCode), ...(ruled.get(column.id) ?? [])])],
    ]),
  );
  const shown = [...new Set([...codes.values()].flat())];
  if (shown.length === 0) return { columns: columns.map(({ id }) => ({ columnId: id, cards: [] })), attributes: [] };
  const read = gatherParts(sources.database.kysely);
  const [cards, attributes] = await Promise.all([
    productCards(sources, shown, locale, read),
    read(attributeNames(locale)),
  ]);
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const withCards = [...codes].map(([columnId, own]) => ({
    columnId,
    cards: own.flatMap((code) => byCode.get(code) ?? []),
  }));
  return { columns: withCards, attributes };
}

async function codesByRule(
  { database, campaigns, clock }: CardSources,
  columns: readonly ProductsColumn[],
): Promise<Map<string, string[]>> {
  const rules = columns.flatMap(({ id, from }) => (from ? [{ id, ...from }] : []));
  if (rules.length === 0) return new Map();
  const activities = [...new Set(rules.flatMap(({ activity }) => activity ?? []))];
  const touched =
    activities.length > 0 ? await campaigns.productsOf(database.kysely, activities, clock.now(), mostOfAnActivity) : [];
  const found = await findProductsByRules(
    database.kysely,
    rules.map(({ category = null, brand = null, activity, limit }) => ({
      category,
      brand,
      limit,
      among:
        activity === undefined
          ? null
          : touched.filter(({ activityCode }) => activityCode === activity).map(({ productCode }) => productCode),
    })),
  );
  return new Map(rules.map(({ id }, index) => [id, found[index] ?? []]));
}
