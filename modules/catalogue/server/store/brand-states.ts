import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";

/** A brand as staff edit it. */
export type BrandState = {
  readonly name: string;
  readonly slug: string;
  readonly about?: Readonly<Record<string, string>>;
  readonly logo?: string;
  readonly mergedInto?: string;
};

export async function readBrandStates(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<Map<string, BrandState>> {
  const { rows } = await sql<{ code: string; state: BrandState }>`
    select code, jsonb_strip_nulls(jsonb_build_object('name', name, 'slug', slug, 'logo', logo, 'mergedInto', merged_into,
      'about', nullif((select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(about)
        where value <> '""'), '{}'))) as state
    from catalogue.brand where code = any(${codes}::text[])`.execute(trx);
  return new Map(rows.map(({ code, state }) => [code, state]));
}

/** Writes brands whole, keeps the addresses they had, and removes those without a state. */
export async function writeBrandStates(
  trx: Transaction<unknown>,
  brands: readonly { readonly id: string; readonly after: BrandState | null }[],
): Promise<void> {
  const written = JSON.stringify(brands.filter(({ after }) => after !== null));
  const gone = brands.filter(({ after }) => after === null).map(({ id }) => id);
  await sql`
    insert into catalogue.former_slug (kind, slug, code)
    select 'brand', brand.slug, brand.code
    from jsonb_to_recordset(${written}::jsonb) as draft (id text, after jsonb)
    join catalogue.brand on brand.code = draft.id and brand.slug <> draft.after ->> 'slug'
    on conflict (kind, slug) do update set code = excluded.code`.execute(trx);
  await sql`
    insert into catalogue.brand as kept (code, slug, name, about, logo, merged_into)
    select id, after ->> 'slug', after ->> 'name', coalesce(after -> 'about', '{}'), after ->> 'logo', after ->> 'mergedInto'
    from jsonb_to_recordset(${written}::jsonb) as draft (id text, after jsonb)
    on conflict (code) do update set slug = excluded.slug, name = excluded.name, about = excluded.about,
      logo = excluded.logo, merged_into = excluded.merged_into`.execute(trx);
  if (gone.length > 0) {
    await sql`delete from catalogue.former_slug where kind = 'brand' and code = any(${gone}::text[])`.execute(trx);
    await sql`delete from catalogue.brand where code = any(${gone}::text[])`.execute(trx);
  }
  await invalidateTags(trx, ["catalogue", "listing"]);
}

/** Who has one of these slugs, brands and categories alike: both stand at the same kind of address. */
export async function slugHolders(
  trx: Transaction<unknown>,
  slugs: readonly string[],
): Promise<
  { readonly slug: string; readonly kind: "brand" | "category"; readonly code: string; readonly name: string }[]
> {
  const { rows } = await sql<{ slug: string; kind: "brand" | "category"; code: string; name: string }>`
    select slug, 'brand' as kind, code, name from catalogue.brand where slug = any(${slugs}::text[])
    union all
    select slug, 'category', code, coalesce(names ->> 'en-US', names ->> 'id-ID', code) from catalogue.category
    where slug = any(${slugs}::text[])`.execute(trx);
  return rows;
}

/** How many products each of these brands has, in any state; those without any are absent. */
export async function countProductsOfBrands(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select brand_code as code, count(*)::int as count from catalogue.product
    where brand_code = any(${codes}::text[]) group by brand_code`.execute(trx);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** The codes of a brand's products in any state. */
export async function productsOfBrand(trx: Transaction<unknown>, code: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where brand_code = ${code} order by code limit ${limit}`.execute(trx);
  return rows.map((row) => row.code);
}
