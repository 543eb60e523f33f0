import { type Kysely, sql, type Transaction } from "kysely";
import { locales } from "#kit/core/locale.ts";

type Named = { readonly code: string; readonly names: readonly string[] };

/** Everything products of a file may name, with the names it is known by in all languages. */
export type CatalogueReferences = {
  readonly brands: readonly Named[];
  readonly categories: readonly (Named & { readonly path: readonly string[] })[];
  readonly attributes: readonly (Named & { readonly values: readonly Named[] })[];
};

/** Reads all of it by one statement. */
export async function readCatalogueReferences(db: Kysely<unknown>): Promise<CatalogueReferences> {
  const { rows } = await sql<CatalogueReferences>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'names', jsonb_build_array(name)) order by code), '[]')
        from catalogue.brand) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'path', path,
          'names', (select coalesce(jsonb_agg(value), '[]') from jsonb_each(names))) order by path), '[]')
        from catalogue.category) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('code', code,
          'names', (select coalesce(jsonb_agg(value), '[]') from jsonb_each(names)),
          'values', (select coalesce(jsonb_agg(jsonb_build_object('code', one.code,
              'names', (select coalesce(jsonb_agg(value), '[]') from jsonb_each(one.names))) order by one.code), '[]')
            from catalogue.attribute_value as one where one.attribute_code = attribute.code)) order by position, code), '[]')
        from catalogue.attribute) as attributes`.execute(db);
  return rows[0] ?? { brands: [], categories: [], attributes: [] };
}

/** Addresses that brands and categories have. */
export async function takenSlugs(trx: Transaction<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from catalogue.brand union select slug from catalogue.category`.execute(trx);
  return new Set(rows.map(({ slug }) => slug));
}

/** Adds attributes and values that shoppers choose by; those that are there stay as they are. */
export async function addChoices(
  trx: Transaction<unknown>,
  attributes: readonly { readonly code: string; readonly name: string }[],
  values: readonly { readonly attribute: string; readonly code: string; readonly name: string }[],
): Promise<void> {
  // The same name in every language until it is translated.
  const names = (name: string) => Object.fromEntries(locales.map((locale) => [locale, name]));
  const newAttributes = attributes.map(({ code, name }) => ({ code, names: names(name) }));
  const newValues = values.map(({ attribute, code, name }) => ({ attribute, code, names: names(name) }));
  await sql`
    insert into catalogue.attribute (code, names, position)
    select code, names, (select coalesce(max(position), 0) from catalogue.attribute) + row_number() over (order by code)
    from jsonb_to_recordset(${JSON.stringify(newAttributes)}::jsonb) as draft (code text, names jsonb)
    on conflict (code) do nothing`.execute(trx);
  await sql`
    insert into catalogue.attribute_value (attribute_code, code, names)
    select attribute, code, names
    from jsonb_to_recordset(${JSON.stringify(newValues)}::jsonb) as draft (attribute text, code text, names jsonb)
    on conflict (attribute_code, code) do nothing`.execute(trx);
}
