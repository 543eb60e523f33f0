import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** One use of a library file. */
export type MediaUse = {
  readonly path: string;
  readonly kind: "product" | "category" | "brand" | "page" | "article" | "store" | "promotion";
  readonly code: string;
  /** The name for staff, in their language if available. */
  readonly name: string;
};

/** The uses of these paths. Modules with pictures implement it; one statement each, for any number of paths. */
export type MediaUsage = (
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
) => Promise<readonly MediaUse[]>;
