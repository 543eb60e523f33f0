import { createContext, useContext } from "react";

/** A code with its name. */
export type Choice = { readonly code: string; readonly name: string };

export type SkuChoice = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly name: string;
  readonly options: string;
  readonly picture: string | null;
  readonly price: number | null;
  readonly stock: number;
};

/** A setting of a rule: a number within bounds, a choice, or a flag. */
export type RuleFieldChoice = {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export type RuleChoice = {
  readonly code: string;
  readonly name: string;
  readonly about: string;
  readonly fields: readonly RuleFieldChoice[];
};

/**
 * What a promotion's fields may refer to, in the editor's language. Products and SKUs include only those already named
 * or found since.
 */
export type PromotionChoices = {
  readonly brands: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly products: readonly Choice[];
  readonly skus: readonly SkuChoice[];
  /** The rules that order promotions may have instead of levels. */
  readonly rules: readonly RuleChoice[];
  learnProducts(found: readonly Choice[]): void;
  learnSkus(found: readonly SkuChoice[]): void;
};

export const PromotionChoicesContext = createContext<PromotionChoices | null>(null);

export function usePromotionChoices(): PromotionChoices {
  const choices = useContext(PromotionChoicesContext);
  if (choices === null) throw new Error("no choices around this field");
  return choices;
}

export const nameOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.name ?? code;

export const skuName = (skus: readonly SkuChoice[], code: string): string => {
  const sku = skus.find(({ skuCode }) => skuCode === code);
  return sku ? [sku.name, sku.options].filter(Boolean).join(" · ") : code;
};
