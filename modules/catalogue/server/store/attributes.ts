import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { textIn } from "./product-summaries.ts";

/** What shoppers choose by, with the names of all values, in one language. */
export type AttributeNames = {
  readonly code: string;
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly swatch: string | null }>>;
};

/** Every attribute with its values in the order attributes are shown; one statement. */
export async function readAttributes(db: Kysely<unknown>, locale: Locale): Promise<AttributeNames[]> {
  const { rows } = await sql<AttributeNames>`
    select attribute.code, ${textIn("attribute.names", locale)} as name,
      (select coalesce(json_object_agg(value.code, json_build_object(
        'name', ${textIn("value.names", locale)}, 'swatch', value.swatch)), '{}')
      from catalogue.attribute_value as value where value.attribute_code = attribute.code) as values
    from catalogue.attribute
    order by attribute.position, attribute.code`.execute(db);
  return rows;
}
