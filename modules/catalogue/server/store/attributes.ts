import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import { textIn } from "./product-summaries.ts";

/** What shoppers choose by, with the names of all values, in one language. */
export type AttributeNames = {
  readonly code: string;
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly swatch: string | null }>>;
};

/** Every attribute with its values in the order attributes are shown. */
export const attributeNames = (locale: Locale): QueryFragment<AttributeNames[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_object('code', attribute.code, 'name', ${textIn("attribute.names", locale)}, 'values',
      (select coalesce(json_object_agg(value.code, json_build_object(
        'name', ${textIn("value.names", locale)}, 'swatch', value.swatch)), '{}')
      from catalogue.attribute_value as value where value.attribute_code = attribute.code))
      order by attribute.position, attribute.code), '[]')
    from catalogue.attribute)`,
  read: (found) => found as AttributeNames[],
});

/** The same by one statement. */
export const readAttributes = (db: Kysely<unknown>, locale: Locale): Promise<AttributeNames[]> =>
  readFragment(db, attributeNames(locale));
