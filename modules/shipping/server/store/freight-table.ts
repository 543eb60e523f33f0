import { type Kysely, sql } from "kysely";
import { type Versioned, type VersionedReader, versionedReader } from "#kit/cache/versioned-cache.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** The distinct prices of the first and each further kilogram by source, for all destinations. */
export type FreightTable = Readonly<Record<string, readonly (readonly [first: number, next: number])[]>>;

/** The version of the rates in the snapshot of a statement. */
export const freightVersion: QueryFragment<string> = {
  sql: sql`(select to_json(stamp) from shipping.edition)`,
  read: (found) => found as string,
};

async function readVersionedTable(db: Kysely<unknown>): Promise<Versioned<FreightTable>> {
  const { rows } = await sql<Versioned<FreightTable>>`
    select edition.stamp as version, (
      select coalesce(json_object_agg(source_code, charges), '{}') from (
        select origin.source_code, jsonb_agg(distinct jsonb_build_array(rate.first_kilogram, rate.next_kilogram)) as charges
        from shipping.origin
        join shipping.rate on rate.origin_code = origin.city_code
        join shipping.service on service.courier_code = rate.courier_code and service.code = rate.service_code
        where service.active
        group by origin.source_code) as source) as value
    from shipping.edition`.execute(db);
  return rows[0] ?? { version: "", value: {} };
}

export type FreightReader = VersionedReader<Kysely<unknown>, FreightTable>;

/** Caches the freight table under its version. */
export const freightReader = (): FreightReader => versionedReader("freight rates", readVersionedTable);

/** The table as it is now, by one statement. */
export const readFreightTable = async (db: Kysely<unknown>): Promise<FreightTable> =>
  (await readVersionedTable(db)).value;
