import { sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { type Params, preparedFragment } from "#kit/postgres/prepared-query.ts";
import { localizedText } from "./catalogue-products.ts";

/** An attribute shoppers choose by, with the names of its values, in one language. */
export type AttributeNames = {
  readonly code: string;
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly swatch: string | null }>>;
};

/** Every attribute with its values, in the order attributes are shown. */
export const attributeNames = preparedFragment(
  ({ locale }: Params<{ readonly locale: Locale }>) => sql`(
    select coalesce(json_agg(json_build_object('code', attribute.code, 'name', ${localizedText("attribute.names", locale)},
      'values', (select coalesce(json_object_agg(value.code, json_build_object(
          'name', ${localizedText("value.names", locale)}, 'swatch', value.swatch)), '{}')
        from catalogue.attribute_value as value where value.attribute_code = attribute.code))
      order by attribute.position, attribute.code), '[]')
    from catalogue.attribute)`,
  (found) => found as AttributeNames[],
);
