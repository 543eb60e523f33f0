import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A code with its name in one language. */
type NamedCode = { readonly code: string; readonly name: string };

/** What a product's page may show from modules above the catalogue. */
export type PageChoices = {
  /** Size charts, as `CATEGORY-BRAND`. */
  sizeGuides(db: Kysely<unknown>, locale: Locale): Promise<readonly NamedCode[]>;
  /** Promotions with a list of products that run or will run, the latest first. */
  promotions(db: Kysely<unknown>, at: Date, locale: Locale): Promise<readonly NamedCode[]>;
};

export const noPageChoices: PageChoices = { sizeGuides: async () => [], promotions: async () => [] };
