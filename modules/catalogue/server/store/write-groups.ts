import { type Kysely, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { AttributeDraft, BrandDraft, CategoryDraft } from "../../contract/drafts.ts";

// Rows travel as one JSON value and only those that differ are written, so saving the same again changes nothing.

export async function writeBrands(db: Kysely<unknown>, brands: readonly BrandDraft[]): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    insert into catalogue.brand as kept (code, slug, name, about)
    select code, slug, name, about
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as draft (code text, slug text, name text, about jsonb)
    on conflict (code) do update set slug = excluded.slug, name = excluded.name, about = excluded.about
    where (kept.slug, kept.name, kept.about) is distinct from (excluded.slug, excluded.name, excluded.about)
    returning code`.execute(db);
  if (rows.length > 0) await invalidateTags(db, ["catalogue"]);
}

/** Parents must stand before their children. */
export async function writeCategories(db: Kysely<unknown>, categories: readonly CategoryDraft[]): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    insert into catalogue.category as kept (code, parent_code, slug, names, path, position)
    select code, path ->> -2, slug, names, array(select jsonb_array_elements_text(path)), position
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as draft (code text, slug text, names jsonb, path jsonb, position smallint)
    on conflict (code) do update set parent_code = excluded.parent_code, slug = excluded.slug, names = excluded.names,
      path = excluded.path, position = excluded.position
    where (kept.parent_code, kept.slug, kept.names, kept.path, kept.position)
      is distinct from (excluded.parent_code, excluded.slug, excluded.names, excluded.path, excluded.position)
    returning code`.execute(db);
  if (rows.length > 0) await invalidateTags(db, ["catalogue"]);
}

export async function writeAttributes(db: Kysely<unknown>, attributes: readonly AttributeDraft[]): Promise<void> {
  const drafts = JSON.stringify(attributes);
  const named = await sql`
    insert into catalogue.attribute as kept (code, names, position)
    select code, names, position
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, names jsonb, position smallint)
    on conflict (code) do update set names = excluded.names, position = excluded.position
    where (kept.names, kept.position) is distinct from (excluded.names, excluded.position)
    returning code`.execute(db);
  const valued = await sql`
    insert into catalogue.attribute_value as kept (attribute_code, code, names, swatch)
    select draft.code, value ->> 'code', value -> 'names', value ->> 'swatch'
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, "values" jsonb),
      jsonb_array_elements(draft."values") as value
    on conflict (attribute_code, code) do update set names = excluded.names, swatch = excluded.swatch
    where (kept.names, kept.swatch) is distinct from (excluded.names, excluded.swatch)
    returning code`.execute(db);
  if (named.rows.length + valued.rows.length > 0) await invalidateTags(db, ["catalogue"]);
}
