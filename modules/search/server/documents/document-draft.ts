import type { Texts } from "#kit/core/locale.ts";
import { wordVector } from "../words/word-vector.ts";
import type { GroupNames } from "./group-names.ts";
import { type CampaignPrices, leadingPrice } from "./leading-price.ts";
import type { SourceProduct } from "./source-products.ts";

export const colorAttribute = "s_color";
export const sizeAttribute = "s_size";

/** A row of search.document without its numbers. */
export type DocumentDraft = {
  readonly code: string;
  readonly brand: string;
  readonly categories: readonly string[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly available: boolean;
  readonly releasedOn: string;
  readonly popularity: number;
  readonly words: string;
};

/** The names of brands, categories and values by their codes. */
export type NameBook = {
  readonly brand: ReadonlyMap<string, string>;
  readonly category: ReadonlyMap<string, readonly string[]>;
  /** By attribute and value, joined by a space. */
  readonly value: ReadonlyMap<string, readonly string[]>;
};

const inEveryLanguage = (texts: Texts): string[] => [...new Set(Object.values(texts))];

export const nameBook = ({ brands, categories, values }: GroupNames): NameBook => ({
  brand: new Map(brands.map(({ code, name }) => [code, name])),
  category: new Map(categories.map(({ code, names }) => [code, inEveryLanguage(names)])),
  value: new Map(values.map(({ attributeCode, code, names }) => [`${attributeCode} ${code}`, inEveryLanguage(names)])),
});

export function documentDraft(product: SourceProduct, names: NameBook, campaigns: CampaignPrices): DocumentDraft {
  const { skus } = product;
  const categories = [...new Set(product.paths.flat())];
  const optionsOf = (attribute: string) => [...new Set(skus.flatMap(({ options }) => options[attribute] ?? []))];
  const chosen = [...new Set(skus.flatMap(({ options }) => Object.entries(options).map((pair) => pair.join(" "))))];
  return {
    code: product.code,
    brand: product.brandCode,
    categories,
    colors: optionsOf(colorAttribute),
    sizes: optionsOf(sizeAttribute),
    ...leadingPrice(skus, campaigns),
    releasedOn: product.releasedOn,
    popularity: skus.reduce((sum, sku) => sum + sku.sold, 0),
    words: wordVector({
      A: inEveryLanguage(product.names),
      B: [names.brand.get(product.brandCode) ?? "", ...categories.flatMap((code) => names.category.get(code) ?? [])],
      C: [
        product.code,
        ...chosen.flatMap((pair) => names.value.get(pair) ?? pair.slice(pair.indexOf(" ") + 1)),
        ...product.facts.flatMap(({ values, value }) => (values ? inEveryLanguage(values) : (value ?? []))),
      ],
      D: inEveryLanguage(product.descriptions),
    }),
  };
}
