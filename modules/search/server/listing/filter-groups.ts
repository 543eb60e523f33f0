import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { compareSizes } from "#modules/catalogue/contract/size-order.ts";
import { type Group, groups } from "../../contract/groups.ts";
import { type PriceBand, priceBands } from "../../contract/price-bands.ts";
import { colorAttribute, sizeAttribute } from "../documents/document-draft.ts";
import type { Copy } from "../memory/search-memory.ts";
import type { Chosen, FilterGroup, FilterItem } from "../ports/product-search.ts";
import { type GroupBook, textIn } from "./group-book.ts";
import { groupNames, priceNames, stockNames } from "./group-texts.ts";

type Shown = {
  readonly copy: Copy;
  readonly book: GroupBook;
  readonly counts: Uint32Array;
  readonly total: number;
  readonly chosen: Chosen;
  /** The category whose page it is: only what lies below it is offered. */
  readonly below: string | null;
  readonly locale: Locale;
};

/** The groups that still make a difference, with how many products each value would show. */
export function filterGroups(shown: Shown): FilterGroup[] {
  return groups.flatMap((code) => {
    const selected = shown.chosen[code] ?? [];
    const items = itemsOf[code](shown, (value, name, more = {}) => {
      const number = shown.copy.values.find(code, value);
      const count = number === undefined ? 0 : (shown.counts[number] ?? 0);
      const isSelected = selected.includes(value);
      if (count === 0 && !isSelected) return [];
      return [{ code: value, name, parentCode: null, swatch: null, count, selected: isSelected, ...more }];
    });
    // Where every value would show everything there is no choice.
    if (selected.length === 0 && items.every(({ count }) => count === shown.total)) return [];
    const type = code === "price" ? "RADIO" : "CHECKBOX";
    return [{ code, name: groupNames[code][shown.locale], type, items }];
  });
}

type More = Partial<Pick<FilterItem, "parentCode" | "swatch">>;
type Item = (code: string, name: string, more?: More) => FilterItem[];
type Items = (shown: Shown, item: Item) => FilterItem[];

const itemsOf: Readonly<Record<Group, Items>> = {
  category({ book, below, locale }, item) {
    const offered = book.tree.filter(({ code, path }) => below === null || (path.includes(below) && code !== below));
    return offered.flatMap(({ code, names, parentCode }) =>
      item(code, textIn(names, locale), { parentCode: parentCode === below ? null : parentCode }),
    );
  },
  brand: ({ book }, item) => book.names.brands.flatMap(({ code, name }) => item(code, name)),
  price: ({ locale }, item) => priceBands.flatMap((band) => item(band.code, bandName(band, locale))),
  size: (shown, item) => valuesOf(shown, "size").flatMap(({ code, name }) => item(code, name)),
  color: (shown, item) => valuesOf(shown, "color").flatMap(({ code, name, swatch }) => item(code, name, { swatch })),
  availability: ({ locale }, item) => [
    ...item("IN_STOCK", stockNames.IN_STOCK[locale]),
    ...item("SOLD_OUT", stockNames.SOLD_OUT[locale]),
  ],
};

type NamedValue = { readonly code: string; readonly name: string; readonly swatch: string | null };

const inOrder = {
  size: { attribute: sizeAttribute, compare: (a: NamedValue, b: NamedValue) => compareSizes(a.name, b.name) },
  color: { attribute: colorAttribute, compare: (a: NamedValue, b: NamedValue) => (a.name < b.name ? -1 : 1) },
} as const;

/** How often values were given names: they are sorted once for as long as none is added and no name changes. */
type Sorted = { readonly count: number; readonly values: readonly NamedValue[] };
const sorted = new WeakMap<GroupBook, Map<string, Sorted>>();

/** Sizes or colours in the order they are shown, and whatever else was chosen. */
function valuesOf(shown: Shown, group: "size" | "color"): readonly NamedValue[] {
  const { copy, book, locale, chosen } = shown;
  const known = copy.values.of(group).map(copy.values.codeOf);
  const strange = (chosen[group] ?? []).filter((code) => copy.values.find(group, code) === undefined);
  if (strange.length > 0) return named(shown, group, [...known, ...strange]);
  const byKey = sorted.get(book) ?? new Map<string, Sorted>();
  sorted.set(book, byKey);
  const key = `${group} ${locale}`;
  const before = byKey.get(key);
  if (before && before.count === known.length) return before.values;
  const values = named(shown, group, known);
  byKey.set(key, { count: known.length, values });
  return values;
}

function named({ book, locale }: Shown, group: "size" | "color", codes: readonly string[]): NamedValue[] {
  const { attribute, compare } = inOrder[group];
  return codes
    .map((code) => {
      const value = book.value(attribute, code);
      return { code, name: value ? textIn(value.names, locale) : code, swatch: value?.swatch ?? null };
    })
    .sort(compare);
}

function bandName({ from, below }: PriceBand, locale: Locale): string {
  const { under, between, over } = priceNames[locale];
  if (below === null) return over(rp(from));
  return from === 0 ? under(rp(below)) : between(rp(from), rp(below));
}
