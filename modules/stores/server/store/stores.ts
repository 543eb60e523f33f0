import { type Kysely, sql } from "kysely";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
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

/** Every store but the hidden ones, in the order shoppers see them. */
export async function listStores(db: Kysely<unknown>, hidden: readonly string[]): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select code, name, address1, city, province, zip, latitude, longitude, phone, hours, services, picture, position
    from stores.store
    where code <> all(${hidden}::text[])
    order by position, code`.execute(db);
  return rows;
}

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
  if (written.length > 0) await clearPages(db, ["stores"]);
}
