import { headerKey } from "./cell-reader.ts";
import { nameKey } from "./code-of.ts";
import type { RecordFormat } from "./record-format.ts";

/** The column of the format a header is mapped to, or null. */
export type ColumnMatch = { readonly header: string; readonly key: string | null };

/** Columns chosen for headers in earlier imports; an empty text skips the header. */
export type SavedMapping = Readonly<Record<string, string>>;

export const mappingKey = headerKey;

/**
 * Maps each header to a column: by an earlier choice, by the column's name, or by one of its other names. A column is
 * mapped at most once.
 */
export function matchColumns(header: readonly string[], format: RecordFormat, saved: SavedMapping = {}): ColumnMatch[] {
  const ids = format.items ? [format.id, format.items.id] : [format.id];
  const names = new Map<string, string>();
  for (const { key, names: others } of [...ids, ...format.columns]) {
    for (const name of [key, ...others]) if (!names.has(nameKey(name))) names.set(nameKey(name), key);
  }
  const known = new Set(names.values());
  const taken = new Set<string>();
  return header.map((text) => {
    const chosen = saved[mappingKey(text)];
    const key = chosen === undefined ? (names.get(nameKey(text)) ?? null) : known.has(chosen) ? chosen : null;
    if (key === null || taken.has(key)) return { header: text, key: null };
    taken.add(key);
    return { header: text, key };
  });
}
