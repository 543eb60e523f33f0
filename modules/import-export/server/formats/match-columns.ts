import { headerKey } from "./cell-reader.ts";
import { nameKey } from "./code-of.ts";
import type { RecordFormat } from "./record-format.ts";

/** What each header of a file means: a column of the format, or nothing. */
export type ColumnMatch = { readonly header: string; readonly key: string | null };

/** Columns chosen for headers before; an empty text means that the column is left out. */
export type SavedMapping = Readonly<Record<string, string>>;

export const mappingKey = headerKey;

/** Finds the column of each header: as chosen before, by its name, or by another name of it. No column is meant twice. */
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
