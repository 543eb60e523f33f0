import { type VersionedStore, versionedStore } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { pageInfo } from "#kit/graphql/paging.ts";
import type { CategoryNames } from "#modules/catalogue/server/index.ts";
import { type Facet, facets } from "../../contract/facets.ts";
import type { Sort } from "../../contract/sorts.ts";
import { type FindDeps, findByTerms, type TermSearchResult } from "../find-by-terms.ts";
import type { IndexSnapshot } from "../memory-index/search-index.ts";
import { type Selected, type Selection, select } from "../memory-index/select.ts";
import type { Heading, Listing, ListingQuery } from "../ports/product-search.ts";
import { type CatalogueLookup, catalogueLookup } from "./catalogue-lookup.ts";
import { filterGroups } from "./filter-groups.ts";
import { headingOf, type Subject } from "./heading.ts";

type Target = { readonly subject: Subject; readonly text: string | null; readonly strict: boolean };

/** A slug names a category, else a brand, else it is a search text (D-29). */
function targetOf({ text, category, brand, slug }: ListingQuery, lookup: CatalogueLookup): Target {
  if (slug !== null) {
    if (lookup.category(slug.toLowerCase()))
      return { subject: { kind: "CATEGORY", code: slug.toLowerCase() }, text, strict: false };
    if (lookup.brand(slug.toLowerCase()))
      return { subject: { kind: "BRAND", code: slug.toLowerCase() }, text, strict: false };
    const spaced = slug.replace(/[-_+]+/g, " ").trim();
    return { subject: { kind: "SEARCH", text: spaced }, text: spaced, strict: true };
  }
  if (category !== null) return { subject: { kind: "CATEGORY", code: category }, text, strict: false };
  if (brand !== null) return { subject: { kind: "BRAND", code: brand }, text, strict: false };
  if (text !== null) return { subject: { kind: "SEARCH", text }, text, strict: false };
  return { subject: { kind: "ALL" }, text: null, strict: false };
}

/** A page of products with its filters; null when the category, brand or slug does not exist. */
export async function listing(deps: FindDeps, query: ListingQuery, locale: Locale): Promise<Listing | null> {
  const snapshot = await deps.index.snapshot();
  const lookup = catalogueLookup(snapshot.names);
  const { subject, text, strict } = targetOf(query, lookup);
  const heading = headingOf(subject, lookup, locale);
  const brand = query.brand === null ? null : lookup.brand(query.brand);
  if (!heading || brand === undefined) return null;
  const byTerms = text === null ? null : await findByTerms(deps, text, { locale, strict });
  const order = orderOf(query, heading.kind === "CATEGORY" ? lookup.category(heading.code ?? "") : undefined, byTerms);
  const selected = selectPage(snapshot, { query, heading, brandCode: brand?.code ?? null, byTerms, order });
  if (strict && byTerms?.matches.ids.length === 0) return null;
  return {
    heading,
    productCodes: selected.ids.map((id) => snapshot.columns.code[id] ?? ""),
    filters: filterGroups({
      snapshot,
      lookup,
      counts: selected.counts,
      total: selected.total,
      chosen: query.chosen,
      below: heading.kind === "CATEGORY" ? heading.code : null,
      locale,
    }),
    sort: query.sort,
    corrected: byTerms?.corrected ?? null,
    partial: byTerms?.partial ?? false,
    pageInfo: pageInfo(query, selected.ids.length, selected.total),
  };
}

type PageOrder = Pick<Selection, "sort" | "first">;

const sortOfOrder: Readonly<Record<CategoryNames["productOrder"], Sort>> = {
  bestSelling: "RELEVANCE",
  newest: "NEWEST",
  priceUp: "PRICE_UP",
  priceDown: "PRICE_DOWN",
  discount: "DISCOUNT",
};

/** The category's configured order, unless the shopper chooses another or searches within it. */
function orderOf(
  { sort }: ListingQuery,
  category: CategoryNames | undefined,
  byTerms: TermSearchResult | null,
): PageOrder {
  if (!category || byTerms || sort !== "RELEVANCE") return { sort };
  const { productOrder, firstProducts } = category;
  return { sort: sortOfOrder[productOrder], ...(firstProducts.length > 0 ? { first: firstProducts } : {}) };
}

type PageQuery = {
  readonly order: PageOrder;
  readonly query: ListingQuery;
  readonly heading: Heading;
  readonly brandCode: string | null;
  readonly byTerms: TermSearchResult | null;
};

function selectPage(snapshot: IndexSnapshot, { query, heading, brandCode, byTerms, order }: PageQuery): Selected {
  const { columns, orders, values } = snapshot;
  const within: (number | undefined)[] = [];
  if (heading.kind === "CATEGORY") within.push(values.find("category", heading.code ?? ""));
  const brand = heading.kind === "BRAND" ? heading.code : brandCode;
  if (brand !== null) within.push(values.find("brand", brand));
  const numbers = (facet: Facet) => query.chosen[facet]?.map((code) => values.find(facet, code));
  const chosen = Object.fromEntries(facets.flatMap((facet) => (query.chosen[facet] ? [[facet, numbers(facet)]] : [])));
  const { offset, limit } = query;
  const selection = { matches: byTerms?.matches ?? null, within, chosen, ...order, offset, limit };
  return byTerms ? select(columns, orders, values, selection) : cachedSelection(snapshot, selection);
}

/** Selections by the version of the index; one store for each index, whose `values` object never changes. */
const selections = memoizeByObject(
  (_values: IndexSnapshot["values"]): VersionedStore<Selected> =>
    versionedStore({ name: "search listings", maxEntries: 400 }),
);

/** Listings without search terms are few and requested often: the selection is cached until a document changes. */
function cachedSelection(snapshot: IndexSnapshot, selection: Selection): Selected {
  const { columns, orders, values, version } = snapshot;
  const cache = selections(values).at(String(version));
  const key = JSON.stringify(selection);
  const known = cache.get(key);
  if (known) return known;
  const selected = select(columns, orders, values, selection);
  cache.set(key, selected);
  return selected;
}
