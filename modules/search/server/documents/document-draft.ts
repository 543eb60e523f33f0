import type { Texts } from "#kit/core/locale.ts";
import { wordsOfText } from "../words/split-words.ts";
import { wordVector } from "../words/word-vector.ts";
import type { DocumentFields } from "./document-fields.ts";
import type { GroupNames } from "./group-names.ts";
import { type CampaignPrices, leadingPrice } from "./leading-price.ts";
import type { SourceProduct } from "./source-products.ts";

export const colorAttribute = "s_color";
export const sizeAttribute = "s_size";

/** A row of search.document without its numbers. */
export type DocumentDraft = DocumentFields & { readonly releasedOn: string; readonly words: string };

/** The words of brands, categories and values by their codes: the same for many products, so they are split once. */
export type NameBook = {
  readonly brand: ReadonlyMap<string, readonly string[]>;
  readonly category: ReadonlyMap<string, readonly string[]>;
  /** By attribute and value, joined by a space. */
  readonly value: ReadonlyMap<string, readonly string[]>;
};

const wordsIn = (texts: Texts): string[] => [...new Set(Object.values(texts))].flatMap(wordsOfText);

export const nameBook = ({ brands, categories, values }: GroupNames): NameBook => ({
  brand: new Map(brands.map(({ code, name }) => [code, wordsOfText(name)])),
  category: new Map(categories.map(({ code, names }) => [code, wordsIn(names)])),
  value: new Map(values.map(({ attributeCode, code, names }) => [`${attributeCode} ${code}`, wordsIn(names)])),
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
      A: wordsIn(product.names),
      B: [product.brandCode, ...categories].flatMap(
        (code, at) => (at === 0 ? names.brand : names.category).get(code) ?? [],
      ),
      C: [
        ...wordsOfText(product.code),
        ...chosen.flatMap((pair) => names.value.get(pair) ?? wordsOfText(pair.slice(pair.indexOf(" ") + 1))),
        ...product.facts.flatMap(({ values, value }) => (values ? wordsIn(values) : wordsOfText(value ?? ""))),
      ],
      D: wordsIn(product.descriptions),
    }),
  };
}
