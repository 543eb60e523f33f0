import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";

/** A category of the catalogue. */
export type ShopCategory = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly position: number;
  readonly names: Partial<Texts>;
};

/** Every category of the catalogue. */
export type ShopCategories = (db: Kysely<unknown>) => Promise<readonly ShopCategory[]>;

/** What the record of a chart asks the catalogue. */
export type GuideUses = {
  /** How many products name each of these charts, `CATEGORY-BRAND`, as theirs; those none names are absent. */
  productsOf(db: Kysely<unknown>, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  readonly categories: ShopCategories;
};

/** The brands of the shop, to choose one for a new chart. */
export type BrandChoices = (
  db: Kysely<unknown>,
) => Promise<readonly { readonly code: string; readonly name: string }[]>;
