import type { PoolClient } from "pg";
import type { Texts } from "#kit/core/locale.ts";

/** The source data of generated products: the shop's brands, categories, options, pictures and warehouses. */
export type Groups = {
  readonly brandCodes: readonly string[];
  /** Leaf categories. */
  readonly leaves: readonly { readonly code: string; readonly name: Texts }[];
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** Up to three pictures of each existing product. */
  readonly pictures: readonly (readonly string[])[];
  readonly warehouses: readonly string[];
};

/** Ordered, so that the same shop and the same seed give the same products. `prefix` marks generated products. */
export async function readGroups(client: PoolClient, prefix: string): Promise<Groups> {
  const { rows } = await client.query<{ groups: Groups }>(
    `select json_build_object(
      'brandCodes', (select coalesce(json_agg(code order by code), '[]') from catalogue.brand),
      'leaves', (select coalesce(json_agg(json_build_object('code', code, 'name', names) order by code), '[]')
        from catalogue.category where not exists (select from catalogue.category as below where below.parent_code = category.code)),
      'colours', (select coalesce(json_agg(code order by code), '[]') from catalogue.attribute_value where attribute_code = 's_color'),
      'sizes', (select coalesce(json_agg(code order by code), '[]') from catalogue.attribute_value where attribute_code = 's_size'),
      'pictures', (select coalesce(json_agg(jsonb_path_query_array(media, '$[0 to 2].url') order by code), '[]')
        from catalogue.product where code not like $1 and jsonb_array_length(media) > 0),
      'warehouses', (select coalesce(json_agg(code order by priority, code), '[]') from inventory.source where kind = 'warehouse')
    ) as groups`,
    [`${prefix}%`],
  );
  const groups = rows[0]?.groups;
  const needed = ["brandCodes", "leaves", "colours", "sizes", "warehouses"] as const;
  const missing = needed.filter((name) => !groups?.[name].length);
  if (!groups || missing.length > 0) {
    throw new Error(`There is nothing to generate products from: the shop has no ${missing.join(", ")}.`);
  }
  return groups;
}
