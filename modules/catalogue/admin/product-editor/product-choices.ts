/** A code with its name. */
export type Choice = { readonly code: string; readonly name: string };

/** What a product's fields may name, in the editor's language. */
export type ProductChoices = {
  readonly brands: readonly Choice[];
  /** Each with the certificates that it and those above it demand. */
  readonly categories: readonly (Choice & { readonly certificates: readonly string[] })[];
  readonly attributes: readonly (Choice & {
    readonly values: readonly (Choice & { readonly swatch: string | null })[];
  })[];
  /** Size charts, as `CATEGORY-BRAND`. */
  readonly sizeGuides: readonly Choice[];
  readonly promotions: readonly Choice[];
};

/** A product's sales, stock and returns. */
export type ProductFigures = {
  readonly last30Days: { readonly units: number; readonly orders: number; readonly amount: number };
  readonly allTime: {
    readonly units: number;
    readonly orders: number;
    readonly amount: number;
    readonly lastSoldAt: string | null;
  };
  readonly stock: readonly { readonly skuCode: string; readonly units: number }[];
  readonly returns: readonly { readonly reason: string; readonly units: number }[];
};

export const nameOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.name ?? code;
