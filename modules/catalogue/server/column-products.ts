import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import type { ProductCard } from "./product-cards.ts";
import type { AttributeNames } from "./store/attributes.ts";
import { findProductsByRules } from "./store/product-rules.ts";

/** The cards of one column of a landing page. */
type ColumnCards = { readonly columnId: string; readonly cards: readonly ProductCard[] };

/** The most products of a promotion that a column may choose from. */
const mostOfPromotion = 200;

/** The cards of all columns of a page, and the names of what shoppers choose by. */
export type PageCards = {
  readonly columns: readonly ColumnCards[];
  readonly attributes: readonly AttributeNames[];
  /** Null when something changed between two statements. */
  readonly validator: CacheValidator | null;
};

type Sources = Pick<CatalogueDeps, "database" | "products" | "promotions" | "clock">;

/** Reads the cards of products columns: first the products a column names, then those of its rule. At most four statements for all columns. */
export async function readColumns(
  sources: Sources,
  columns: readonly ProductsColumn[],
  locale: Locale,
): Promise<PageCards> {
  const { products, database } = sources;
  const db = database.kysely;
  // Products of rules are found before the cards are read: the versions must be the same then as now.
  const before = columns.some(({ from }) => from) ? await products.versions(db) : null;
  const ruled = await codesByRule(sources, columns);
  const codes = new Map(
    columns.map((column) => [
      column.id,
      [...new Set([...column.items.map((item) => item.productCode), ...(ruled.get(column.id) ?? [])])],
    ]),
  );
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const shown = [...new Set([...codes.values()].flat())];
  const { cards, attributes, validator, versions } = await products.validatedCards(db, shown, locale);
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const withCards = [...codes].map(([columnId, own]) => ({
    columnId,
    cards: own.flatMap((code) => byCode.get(code) ?? []).filter((card) => isInColumn(card, columnOf.get(columnId))),
  }));
  const unchanged = before === null || before === versions;
  return { columns: withCards, attributes, validator: unchanged ? validator : null };
}

/**
 * A column of a flash sale shows what can be bought at the flash-sale price now. Sold-out products are read all the same: the validator must
 * notice when their units come back. Products an editor names stay in any case.
 */
function isInColumn({ code, offers, promotions }: ProductCard, column: ProductsColumn | undefined): boolean {
  const activity = column?.from?.activity;
  if (activity === undefined || column?.items.some(({ productCode }) => productCode === code)) return true;
  return promotions.some(
    ({ activityCode, ofSingleSkus }) =>
      activityCode === activity &&
      (!ofSingleSkus ||
        offers.some(({ flashSale, available }) => flashSale?.activityCode === activity && available > 0)),
  );
}

async function codesByRule(
  { database, promotions, clock }: Sources,
  columns: readonly ProductsColumn[],
): Promise<Map<string, string[]>> {
  const rules = columns.flatMap(({ id, from }) => (from ? [{ id, ...from }] : []));
  if (rules.length === 0) return new Map();
  const activities = [...new Set(rules.flatMap(({ activity }) => activity ?? []))];
  const listed =
    activities.length > 0 ? await promotions.productsOf(database.kysely, activities, clock.now(), mostOfPromotion) : [];
  const found = await findProductsByRules(
    database.kysely,
    rules.map(({ category = null, brand = null, activity, limit }) => ({
      category,
      brand,
      limit,
      among:
        activity === undefined
          ? null
          : listed.filter(({ activityCode }) => activityCode === activity).map(({ productCode }) => productCode),
    })),
  );
  return new Map(rules.map(({ id }, index) => [id, found[index] ?? []]));
}
