import type { Texts } from "#kit/core/locale.ts";
import type { CatalogueNames } from "#modules/catalogue/server/index.ts";
import { textVector } from "../terms/text-vector.ts";
import { tokenizeText } from "../terms/tokenize.ts";
import type { DocumentFields } from "./document-fields.ts";
import { type FlashSalePrices, leadingPrice } from "./leading-price.ts";
import type { SourceProduct } from "./source-products.ts";

export const colorAttribute = "s_color";
export const sizeAttribute = "s_size";

/** A row of search.document without its id and revisions. */
export type DocumentDraft = DocumentFields & { readonly releasedOn: string; readonly textVector: string };

/** The terms of brands, categories and attribute values by code: many products share them, so they are tokenized once. */
export type TermsByCode = {
  readonly brand: ReadonlyMap<string, readonly string[]>;
  readonly category: ReadonlyMap<string, readonly string[]>;
  /** By attribute code and value code, joined by a space. */
  readonly value: ReadonlyMap<string, readonly string[]>;
};

/** The inputs of documents besides their products; read once for many products. */
export type DocumentContext = {
  readonly terms: TermsByCode;
  readonly flashSales: FlashSalePrices;
  /** The moment whose prices apply. */
  readonly at: Date;
};

const termsOfTexts = (texts: Texts): string[] => [...new Set(Object.values(texts))].flatMap(tokenizeText);

export const termsByCode = ({ brands, categories, values }: CatalogueNames): TermsByCode => ({
  brand: new Map(brands.map(({ code, name }) => [code, tokenizeText(name)])),
  category: new Map(categories.map(({ code, names }) => [code, termsOfTexts(names)])),
  value: new Map(values.map(({ attributeCode, code, names }) => [`${attributeCode} ${code}`, termsOfTexts(names)])),
});

export function documentDraft(product: SourceProduct, { terms, flashSales, at }: DocumentContext): DocumentDraft {
  const { skus } = product;
  const categories = [...new Set(product.paths.flat())];
  const optionsOf = (attribute: string) => [...new Set(skus.flatMap(({ options }) => options[attribute] ?? []))];
  const options = [...new Set(skus.flatMap((sku) => Object.entries(sku.options).map((pair) => pair.join(" "))))];
  return {
    code: product.code,
    brand: product.brandCode,
    categories,
    colors: optionsOf(colorAttribute),
    sizes: optionsOf(sizeAttribute),
    ...leadingPrice(skus, flashSales, at),
    releasedOn: product.releasedOn,
    popularity: skus.reduce((sum, sku) => sum + sku.sold, 0),
    textVector: textVector({
      A: termsOfTexts(product.names),
      B: [product.brandCode, ...categories].flatMap(
        (code, at) => (at === 0 ? terms.brand : terms.category).get(code) ?? [],
      ),
      C: [
        ...tokenizeText(product.code),
        ...product.searchWords.flatMap(tokenizeText),
        ...options.flatMap((pair) => terms.value.get(pair) ?? tokenizeText(pair.slice(pair.indexOf(" ") + 1))),
        ...product.facts.flatMap(({ values, value }) => (values ? termsOfTexts(values) : tokenizeText(value ?? ""))),
      ],
      D: termsOfTexts(product.descriptions),
    }),
  };
}
