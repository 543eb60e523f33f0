import { type Kysely, type RawBuilder, sql } from "kysely";
import type { VersionedValue } from "#kit/cache/versioned-cache.ts";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";

/** The distinct prices of the first and each further kilogram by source, for all destinations. */
export type FreightTable = Readonly<Record<string, readonly (readonly [first: number, next: number])[]>>;

/** The version of the rates, and the table unless `known` is that version: an expression of type text, or null. */
export const versionedFreightTable = (known: RawBuilder<unknown>): QueryFragment<VersionedValue<FreightTable>> => ({
  sql: sql`(
    select json_build_object('version', edition.stamp, 'value',
      case when edition.stamp::text is distinct from ${known}::text then (
        select coalesce(json_object_agg(source_code, charges), '{}') from (
          select origin.source_code, jsonb_agg(distinct jsonb_build_array(rate.first_kilogram, rate.next_kilogram)) as charges
          from shipping.origin
          join shipping.rate on rate.origin_code = origin.city_code
          join shipping.service on service.courier_code = rate.courier_code and service.code = rate.service_code
          where service.active
          group by origin.source_code) as source) end)
    from shipping.edition)`,
  read: (found) => found as VersionedValue<FreightTable>,
});

/** The table as it is now, by one statement. */
export const readFreightTable = async (db: Kysely<unknown>): Promise<FreightTable> =>
  (await readFragment(db, versionedFreightTable(sql`null`))).value ?? {};
