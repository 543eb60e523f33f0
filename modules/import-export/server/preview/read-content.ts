import type { Kysely } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FileContent } from "../formats/file-content.ts";
import { matchColumns, type SavedMapping } from "../formats/match-columns.ts";
import { namesWithoutRecord, readOwnFormat } from "../formats/own-format.ts";
import { readShopify } from "../formats/shopify.ts";
import { readWooCommerce } from "../formats/woocommerce.ts";
import type { ImportTarget } from "../import-target.ts";
import { readTable, type TableProblem } from "../table/read-table.ts";

/** Settings for parsing a file. */
export type FileSettings = { readonly locale: string; readonly mapping: SavedMapping };

export const fileSettings = (stored: { readonly [key: string]: Json }): FileSettings => ({
  locale: typeof stored.locale === "string" ? stored.locale : "en-US",
  mapping: (stored.mapping ?? {}) as SavedMapping,
});

/** Parses a file of any format. */
export async function readContent(
  db: Kysely<unknown>,
  target: ImportTarget,
  { bytes, source, settings }: { readonly bytes: Buffer; readonly source: string; readonly settings: FileSettings },
): Promise<Result<FileContent, TableProblem>> {
  const read = await readTable(bytes);
  if (!read.ok) return fail(read.error);
  const table = read.value;
  if (target.takesForeign && source === "shopify") return ok(readShopify(table, settings.locale));
  if (target.takesForeign && source === "woocommerce") return ok(readWooCommerce(table, settings.locale));
  const match = matchColumns(table.header, target.format, settings.mapping);
  const names = namesWithoutRecord(table, target.format, match);
  const owners = names.length > 0 && target.recordsNamed ? await target.recordsNamed(db, names) : new Map();
  return ok(readOwnFormat(table, target.format, match, owners));
}
