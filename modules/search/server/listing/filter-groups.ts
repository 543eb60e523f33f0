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
  size: (shown, item) =>
    valuesOf(shown, "size", sizeAttribute)
      .sort((a, b) => compareSizes(a.name, b.name))
      .flatMap(({ code, name }) => item(code, name)),
  color: (shown, item) =>
    valuesOf(shown, "color", colorAttribute)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(({ code, name, swatch }) => item(code, name, { swatch })),
  availability: ({ locale }, item) => [
    ...item("IN_STOCK", stockNames.IN_STOCK[locale]),
    ...item("SOLD_OUT", stockNames.SOLD_OUT[locale]),
  ],
};

function valuesOf({ copy, book, locale, chosen }: Shown, group: Group, attribute: string) {
  const codes = new Set([...copy.values.of(group).map(copy.values.codeOf), ...(chosen[group] ?? [])]);
  return [...codes].map((code) => {
    const value = book.value(attribute, code);
    return { code, name: value ? textIn(value.names, locale) : code, swatch: value?.swatch ?? null };
  });
}

function bandName({ from, below }: PriceBand, locale: Locale): string {
  const { under, between, over } = priceNames[locale];
  if (below === null) return over(rp(from));
  return from === 0 ? under(rp(below)) : between(rp(from), rp(below));
}
