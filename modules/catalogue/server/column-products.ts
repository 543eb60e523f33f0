import { sql } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { batchFragments } from "#kit/postgres/query-fragment.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import { type CardSources, type ProductCard, productCards, skusOf } from "./product-cards.ts";
import { productValidators } from "./product-validators.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { findProductsByRules } from "./store/product-rules.ts";

/** The cards of one column of a landing page. */
export type ColumnCards = { readonly columnId: string; readonly cards: readonly ProductCard[] };

/** The most products of an activity that a column may choose from. */
const mostOfAnActivity = 200;

/** The cards of all columns of a page, and the names of what one chooses by. */
export type PageCards = {
  readonly columns: readonly ColumnCards[];
  readonly attributes: readonly AttributeNames[];
  /** Null when something changed between two statements. */
  readonly validator: CacheValidator | null;
};

/**
 * Reads the cards of products columns: those a column names, then those its rule brings. Everything comes from the database, by four statements at
 * most, however many columns there are.
 */
export function columnReader({ database, campaigns, clock }: CardSources) {
  const validators = productValidators({ database, campaigns, clock });
  return async (columns: readonly ProductsColumn[], locale: Locale): Promise<PageCards> => {
    const at = clock.now();
    const sources = { database, campaigns, clock: { now: () => at } };
    // Products of rules are found before the cards are read: the versions must be the same then as now.
    const before = columns.some(({ from }) => from) ? await validators.versions() : null;
    const ruled = await codesByRule(sources, columns);
    const codes = new Map(
      columns.map((column) => [
        column.id,
        [...new Set([...column.items.map((item) => item.productCode), ...(ruled.get(column.id) ?? [])])],
      ]),
    );
    const columnOf = new Map(columns.map((column) => [column.id, column]));
    const shown = [...new Set([...codes.values()].flat())];
    const read = batchFragments(database.kysely);
    const [cards, attributes, fingerprint] = await Promise.all([
      productCards(sources, shown, locale, read),
      read(attributeNames(locale)),
      read(validators.fragment(sql`${shown}::text[]`, at)),
    ]);
    const byCode = new Map(cards.map((card) => [card.code, card]));
    const withCards = [...codes].map(([columnId, own]) => ({
      columnId,
      cards: own.flatMap((code) => byCode.get(code) ?? []).filter((card) => isInColumn(card, columnOf.get(columnId))),
    }));
    const steady = before === null || before === fingerprint.versions;
    return {
      columns: withCards,
      attributes,
      validator: steady ? validators.validator(fingerprint, skusOf(cards)) : null,
    };
  };
}

/**
 * A column of a campaign shows what can be bought at the campaign's price now. Sold-out products are read all the same: the validator must
 * notice when their units come back. What an editor names stays in any case.
 */
function isInColumn({ code, offers, campaigns }: ProductCard, column: ProductsColumn | undefined): boolean {
  const activity = column?.from?.activity;
  if (activity === undefined || column?.items.some(({ productCode }) => productCode === code)) return true;
  return campaigns.some(
    ({ activityCode, ofSingleSkus }) =>
      activityCode === activity &&
      (!ofSingleSkus || offers.some(({ campaign, available }) => campaign?.activityCode === activity && available > 0)),
  );
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
