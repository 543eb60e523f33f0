import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { type RecordEdit, type SaveReason, saveTogether } from "#kit/postgres/records/save-records.ts";
import { addChoices, brandRecord, categoryRecord, takenSlugs } from "#modules/catalogue/server/index.ts";
import type { NewReferences } from "#modules/import-export/server/index.ts";

/** An address of a name that nothing else has. */
function freeSlug(name: string, code: string, taken: Set<string>): string {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-");
  const base = (plain(name) ?? plain(code) ?? "group").slice(0, 60);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
}

const edit = (id: string, version: number, state: RecordState): RecordEdit => ({
  id,
  version,
  expects: "new",
  changes: Object.entries(state).map(([path, after]) => ({ path, after })),
});

/** Those that are not there yet, with their versions: what an earlier import added and an undo removed has one above zero. */
async function notThere<Item extends { readonly code: string }>(
  trx: Transaction<unknown>,
  type: Pick<RecordType, "name" | "read">,
  items: readonly Item[],
): Promise<(Item & { readonly version: number })[]> {
  const codes = items.map(({ code }) => code);
  if (codes.length === 0) return [];
  const versions = await lockVersions(trx, type.name, codes);
  const there = await type.read(trx, codes);
  return items.flatMap((item) => (there.has(item.code) ? [] : [{ ...item, version: versions.get(item.code) ?? 0 }]));
}

/**
 * Adds the brands, categories and choices an import needs, brands and categories with a journal entry. Choices have none: one
 * that no SKU uses is not seen anywhere.
 */
export async function addReferences(
  trx: Transaction<unknown>,
  { brands, categories, attributes, values }: NewReferences,
  why: SaveReason,
): Promise<number | null> {
  if (attributes.length + values.length > 0) await addChoices(trx, attributes, values);
  if (brands.length + categories.length === 0) return null;
  // Another save may have added one since the preview.
  const newBrands = await notThere(trx, brandRecord, brands);
  const newCategories = await notThere(trx, categoryRecord, categories);
  const taken = await takenSlugs(trx);
  const inAll = (name: string) => Object.fromEntries(locales.map((locale) => [locale, name]));
  const saved = await saveTogether(
    trx,
    [
      {
        type: brandRecord,
        edits: newBrands.map(({ code, name, version }) =>
          edit(code, version, { name, slug: freeSlug(name, code, taken) }),
        ),
      },
      {
        type: categoryRecord,
        edits: newCategories.map(({ code, name, path, version }, position) => {
          const parent = path.at(-2);
          const place: RecordState = parent === undefined ? { position } : { position, parentCode: parent };
          return edit(code, version, { names: inAll(name), slug: freeSlug(name, code, taken), ...place });
        }),
      },
    ],
    why,
  );
  if (!saved.ok) throw new Error(`what an import adds was refused: ${JSON.stringify(saved.error)}`);
  return saved.value.entryId;
}
