import { type Kysely, type RawBuilder, sql } from "kysely";
import type { EditionNews } from "#kit/core/edition-memory.ts";
import { readPart, type StatementPart } from "#kit/postgres/statement-part.ts";

/** What the first kilogram and every further one cost from a source, wherever it goes, each pair once; by the source's code. */
export type FreightTable = Readonly<Record<string, readonly (readonly [first: number, next: number])[]>>;

/** The edition of the rates, and the whole table unless that is the edition known already: an expression of type text, or null. */
export const freightNews = (known: RawBuilder<unknown>): StatementPart<EditionNews<FreightTable>> => ({
  sql: sql`(
    select json_build_object('edition', edition.stamp, 'value',
      case when edition.stamp::text is distinct from ${known}::text then (
        select coalesce(json_object_agg(source_code, charges), '{}') from (
          select origin.source_code, jsonb_agg(distinct jsonb_build_array(rate.first_kilogram, rate.next_kilogram)) as charges
          from shipping.origin
          join shipping.rate on rate.origin_code = origin.city_code
          join shipping.service on service.courier_code = rate.courier_code and service.code = rate.service_code
          where service.active
          group by origin.source_code) as source) end)
    from shipping.edition)`,
  read: (found) => found as EditionNews<FreightTable>,
});

/** The table as it is now, by one statement. */
export const readFreightTable = async (db: Kysely<unknown>): Promise<FreightTable> =>
  (await readPart(db, freightNews(sql`null`))).value ?? {};
