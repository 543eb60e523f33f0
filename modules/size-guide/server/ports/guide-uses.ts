import type { Kysely } from "kysely";

/** What the module asks those above it. */
export type GuideUses = {
  /** How many products name each of these charts, `CATEGORY-BRAND`, as theirs; those none names are absent. */
  productsOf(db: Kysely<unknown>, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
};

/** The brands of the shop, to choose one for a new chart. */
export type BrandChoices = (
  db: Kysely<unknown>,
) => Promise<readonly { readonly code: string; readonly name: string }[]>;
