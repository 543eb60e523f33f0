import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { CategoryPlace } from "../../contract/category-tree.ts";
import type { CertificateType } from "../../contract/product/product-state.ts";
import type { ProductOrder } from "../../contract/product-orders.ts";

/** A category as staff edit it. Without a parent it is at the top. */
export type CategoryState = {
  readonly names: Readonly<Record<string, string>>;
  readonly slug: string;
  readonly parentCode?: string;
  readonly position: number;
  readonly about?: Readonly<Record<string, string>>;
  readonly picture?: string;
  readonly productOrder?: ProductOrder;
  readonly firstProducts?: readonly string[];
  /** What products in it, and in categories below it, must have before they are on sale. */
  readonly requiredCertificate?: CertificateType;
};

export async function readCategoryStates(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<Map<string, CategoryState>> {
  const { rows } = await sql<{ code: string; state: CategoryState }>`
    select code, jsonb_strip_nulls(jsonb_build_object('names', names, 'slug', slug, 'parentCode', parent_code,
      'position', position, 'picture', picture, 'requiredCertificate', required_certificate, 'productOrder', nullif(product_order, 'bestSelling'),
      'firstProducts', nullif(to_jsonb(first_products), '[]'),
      'about', nullif((select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(about)
        where value <> '""'), '{}'))) as state
    from catalogue.category where code = any(${codes}::text[])`.execute(trx);
  return new Map(rows.map(({ code, state }) => [code, state]));
}

/** The places of all categories. Locked until the transaction ends: two moves at once could make a circle. */
export async function lockCategoryTree(trx: Transaction<unknown>): Promise<CategoryPlace[]> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.category'))`.execute(trx);
  const { rows } = await sql<CategoryPlace>`
    select code, parent_code as "parentCode", position from catalogue.category`.execute(trx);
  return rows;
}

/** Writes categories whole, keeps the addresses they had, moves what stands below them, and removes those without a state. */
export async function writeCategoryStates(
  trx: Transaction<unknown>,
  categories: readonly { readonly id: string; readonly after: CategoryState | null }[],
): Promise<void> {
  const written = JSON.stringify(categories.filter(({ after }) => after !== null));
  const gone = categories.filter(({ after }) => after === null).map(({ id }) => id);
  await sql`
    insert into catalogue.former_slug (kind, slug, code)
    select 'category', category.slug, category.code
    from jsonb_to_recordset(${written}::jsonb) as draft (id text, after jsonb)
    join catalogue.category on category.code = draft.id and category.slug <> draft.after ->> 'slug'
    on conflict (kind, slug) do update set code = excluded.code`.execute(trx);
  // A new category is at the top until the paths are computed below.
  await sql`
    insert into catalogue.category as kept
      (code, parent_code, slug, names, path, position, about, picture, product_order, first_products, required_certificate)
    select id, after ->> 'parentCode', after ->> 'slug', after -> 'names', array[id], (after ->> 'position')::smallint,
      coalesce(after -> 'about', '{}'), after ->> 'picture', coalesce(after ->> 'productOrder', 'bestSelling'),
      array(select jsonb_array_elements_text(coalesce(after -> 'firstProducts', '[]'))), after ->> 'requiredCertificate'
    from jsonb_to_recordset(${written}::jsonb) as draft (id text, after jsonb)
    on conflict (code) do update set parent_code = excluded.parent_code, slug = excluded.slug, names = excluded.names,
      position = excluded.position, about = excluded.about, picture = excluded.picture,
      product_order = excluded.product_order, first_products = excluded.first_products,
      required_certificate = excluded.required_certificate`.execute(trx);
  if (gone.length > 0) {
    await sql`delete from catalogue.former_slug where kind = 'category' and code = any(${gone}::text[])`.execute(trx);
    await sql`delete from catalogue.category where code = any(${gone}::text[])`.execute(trx);
  }
  await sql`
    with recursive tree as (
      select code, array[code] as path from catalogue.category where parent_code is null
      union all
      select child.code, tree.path || child.code from catalogue.category as child
      join tree on tree.code = child.parent_code
    )
    update catalogue.category set path = tree.path from tree
    where category.code = tree.code and category.path <> tree.path`.execute(trx);
  await invalidateTags(trx, ["catalogue", "listing"]);
}

/** Children and products of these categories; those with neither are absent. */
export async function usesOfCategories(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<{ readonly code: string; readonly children: number; readonly products: number }[]> {
  const { rows } = await sql<{ code: string; children: number; products: number }>`
    select asked.code, (select count(*)::int from catalogue.category
        where parent_code = asked.code and code <> all(${codes}::text[])) as children,
      (select count(*)::int from catalogue.product_category where category_code = asked.code) as products
    from unnest(${codes}::text[]) as asked (code)`.execute(trx);
  return rows.filter(({ children, products }) => children + products > 0);
}

/** Which of these products exist. */
export async function knownProducts(trx: Transaction<unknown>, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where code = any(${codes}::text[])`.execute(trx);
  return new Set(rows.map(({ code }) => code));
}
