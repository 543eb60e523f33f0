import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** Something that shows a file of the library. */
export type MediaUse = {
  readonly path: string;
  readonly kind: "product" | "category" | "brand" | "page" | "article" | "store" | "promotion";
  readonly code: string;
  /** For staff, in their language where it has one. */
  readonly name: string;
};

/** Everything that shows one of these paths. Modules with pictures fill it; one statement each, for any number of paths. */
export type MediaUsage = (
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
) => Promise<readonly MediaUse[]>;
