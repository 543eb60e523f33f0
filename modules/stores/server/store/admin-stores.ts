import { type Kysely, sql } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";

export type StoreFilter = {
  readonly search: string;
  /** Null for all. */
  readonly city: string | null;
};

export type StoreRow = {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly phone: string;
  readonly services: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly hidden: boolean;
};

/** One page of stores in the order shoppers see them, hidden ones too, with the number of all that fit; one statement. */
export async function findStores(
  db: Kysely<unknown>,
  { search, city }: StoreFilter,
  { offset, limit }: PageWindow,
): Promise<{ readonly stores: readonly StoreRow[]; readonly total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<StoreRow & { total: number }>`
    select code, name, address1 as address, city, province, phone, services, latitude, longitude, hidden,
      count(*) over ()::int as total
    from stores.store
    where (${city}::text is null or city = ${city})
      and (code ilike ${pattern} or name ilike ${pattern} or address1 ilike ${pattern} or city ilike ${pattern}
        or province ilike ${pattern} or zip ilike ${pattern})
    order by position, code offset ${offset} limit ${limit}`.execute(db);
  return { stores: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** The cities with a store, by name. */
export async function storeCities(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`select distinct city from stores.store order by city`.execute(db);
  return rows.map(({ city }) => city);
}
