import { type Kysely, type RawBuilder, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { OpeningHours } from "../../contract/opening-hours.ts";
import type { StoreService } from "../../contract/store-services.ts";
import type { StoresTables } from "./tables.ts";

export type Store = {
  code: string;
  name: string;
  address1: string;
  city: string;
  province: string;
  zip: string;
  latitude: number;
  longitude: number;
  phone: string;
  hours: OpeningHours;
  services: readonly StoreService[];
  picture: string | null;
  position: number;
};

/** Every store but these, in the order shoppers see them; stores that staff have hidden too. */
export async function listStores(db: Kysely<unknown>, without: readonly string[]): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select code, name, address1, city, province, zip, latitude, longitude, phone, hours, services, picture, position
    from stores.store
    where code <> all(${without}::text[])
    order by position, code`.execute(db);
  return rows;
}

/** The stores a shopper sees: neither hidden by staff nor named by the setting. */
export async function shownStores(db: Kysely<unknown>, hidden: readonly string[]): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select code, name, address1, city, province, zip, latitude, longitude, phone, hours, services, picture, position
    from stores.store
    where code <> all(${hidden}::text[]) and not hidden
    order by position, code`.execute(db);
  return rows;
}

/** Those of these stores that are not hidden and offer a service, in the order shoppers see them. The codes are expressions of type text[]. */
export const storesOffering = (
  service: StoreService,
  codes: RawBuilder<unknown>,
  hidden: RawBuilder<unknown>,
): QueryFragment<Store[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_object('code', code, 'name', name, 'address1', address1, 'city', city,
      'province', province, 'zip', zip, 'latitude', latitude, 'longitude', longitude, 'phone', phone, 'hours', hours,
      'services', services, 'picture', picture, 'position', position) order by position, code), '[]')
    from stores.store
    where code = any(${codes}) and code <> all(${hidden}::text[]) and not store.hidden
      and services @> array[${service}::text])`,
  read: (found) => found as Store[],
});

/** A store by its code, hidden ones too; null when there is none. */
export async function storeByCode(db: Kysely<unknown>, code: string): Promise<Store | null> {
  const { rows } = await sql<Store>`
    select code, name, address1, city, province, zip, latitude, longitude, phone, hours, services, picture, position
    from stores.store where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Writes a store and clears the pages that list it, unless nothing is new. */
export async function writeStore(db: Kysely<unknown>, store: Store): Promise<void> {
  const written = await db
    .withTables<StoresTables>()
    .insertInto("stores.store")
    .values({ ...store, hours: JSON.stringify(store.hours), services: [...store.services] })
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet(({ ref }) => ({
          name: ref("excluded.name"),
          address1: ref("excluded.address1"),
          city: ref("excluded.city"),
          province: ref("excluded.province"),
          zip: ref("excluded.zip"),
          latitude: ref("excluded.latitude"),
          longitude: ref("excluded.longitude"),
          phone: ref("excluded.phone"),
          hours: ref("excluded.hours"),
          services: ref("excluded.services"),
          picture: ref("excluded.picture"),
          position: ref("excluded.position"),
        }))
        .where(sql<boolean>`store is distinct from excluded`),
    )
    .returning("code")
    .execute();
  if (written.length > 0) await invalidateTags(db, ["stores"]);
}
