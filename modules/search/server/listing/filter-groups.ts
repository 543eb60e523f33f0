import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { compareSizes } from "#modules/catalogue/contract/size-order.ts";
import { type Facet, facets } from "../../contract/facets.ts";
import { type PriceBand, priceBands } from "../../contract/price-bands.ts";
import { colorAttribute, sizeAttribute } from "../documents/document-draft.ts";
import type { IndexSnapshot } from "../memory-index/search-index.ts";
import type { Chosen, FilterGroup, FilterItem } from "../ports/product-search.ts";
import { type CatalogueLookup, textIn } from "./catalogue-lookup.ts";
import { availabilityLabels, facetLabels, priceLabels } from "./facet-labels.ts";

type Shown = {
  readonly snapshot: IndexSnapshot;
  readonly lookup: CatalogueLookup;
  readonly counts: Uint32Array;
  readonly total: number;
  readonly chosen: Chosen;
  /** The category of the page: only its descendants are offered. */
  readonly below: string | null;
  readonly locale: Locale;
};

/** The filters that can still change the result, with the number of results per value. */
export function filterGroups(shown: Shown): FilterGroup[] {
  return facets.flatMap((code) => {
    const selected = shown.chosen[code] ?? [];
    const items = itemsOf[code](shown, (value, name, more = {}) => {
      const number = shown.snapshot.values.find(code, value);
      const count = number === undefined ? 0 : (shown.counts[number] ?? 0);
      const isSelected = selected.includes(value);
      if (count === 0 && !isSelected) return [];
      return [{ code: value, name, parentCode: null, swatch: null, count, selected: isSelected, ...more }];
    });
    // When every value matches all results the filter offers no choice.
    if (selected.length === 0 && items.every(({ count }) => count === shown.total)) return [];
    const type = code === "price" ? "RADIO" : "CHECKBOX";
    return [{ code, name: facetLabels[code][shown.locale], type, items }];
  });
}

type More = Partial<Pick<FilterItem, "parentCode" | "swatch">>;
type Item = (code: string, name: string, more?: More) => FilterItem[];
type Items = (shown: Shown, item: Item) => FilterItem[];

const itemsOf: Readonly<Record<Facet, Items>> = {
  category({ lookup, below, locale }, item) {
    const offered = lookup.tree.filter(({ code, path }) => below === null || (path.includes(below) && code !== below));
    return offered.flatMap(({ code, names, parentCode }) =>
      item(code, textIn(names, locale), { parentCode: parentCode === below ? null : parentCode }),
    );
  },
  brand: ({ lookup }, item) => lookup.names.brands.flatMap(({ code, name }) => item(code, name)),
  price: ({ locale }, item) => priceBands.flatMap((band) => item(band.code, bandName(band, locale))),
  size: (shown, item) => valuesOf(shown, "size").flatMap(({ code, name }) => item(code, name)),
  color: (shown, item) => valuesOf(shown, "color").flatMap(({ code, name, swatch }) => item(code, name, { swatch })),
  availability: ({ locale }, item) => [
    ...item("IN_STOCK", availabilityLabels.IN_STOCK[locale]),
    ...item("SOLD_OUT", availabilityLabels.SOLD_OUT[locale]),
  ],
};

type NamedValue = { readonly code: string; readonly name: string; readonly swatch: string | null };

const attributes = {
  size: { attribute: sizeAttribute, compare: (a: NamedValue, b: NamedValue) => compareSizes(a.name, b.name) },
  color: { attribute: colorAttribute, compare: (a: NamedValue, b: NamedValue) => (a.name < b.name ? -1 : 1) },
} as const;

/** Sorted values, valid while their number is `count` and no name has changed. */
type Sorted = { readonly count: number; readonly values: readonly NamedValue[] };
const sorted = new WeakMap<CatalogueLookup, Map<string, Sorted>>();

/** Sizes or colours in display order, including chosen ones that no product has. */
function valuesOf(shown: Shown, facet: "size" | "color"): readonly NamedValue[] {
  const { snapshot, lookup, locale, chosen } = shown;
  const known = snapshot.values.of(facet).map(snapshot.values.codeOf);
  const unknown = (chosen[facet] ?? []).filter((code) => snapshot.values.find(facet, code) === undefined);
  if (unknown.length > 0) return named(shown, facet, [...known, ...unknown]);
  const byKey = sorted.get(lookup) ?? new Map<string, Sorted>();
  sorted.set(lookup, byKey);
  const key = `${facet} ${locale}`;
  const before = byKey.get(key);
  if (before && before.count === known.length) return before.values;
  const values = named(shown, facet, known);
  byKey.set(key, { count: known.length, values });
  return values;
}

function named({ lookup, locale }: Shown, facet: "size" | "color", codes: readonly string[]): NamedValue[] {
  const { attribute, compare } = attributes[facet];
  return codes
    .map((code) => {
      const value = lookup.value(attribute, code);
      return { code, name: value ? textIn(value.names, locale) : code, swatch: value?.swatch ?? null };
    })
    .sort(compare);
}

function bandName({ from, below }: PriceBand, locale: Locale): string {
  const { under, between, over } = priceLabels[locale];
  if (below === null) return over(rp(from));
  return from === 0 ? under(rp(below)) : between(rp(from), rp(below));
}
