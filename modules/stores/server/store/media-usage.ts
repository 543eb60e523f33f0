import { type Kysely, sql } from "kysely";

type StoreWithMedia = { readonly path: string; readonly kind: "store"; readonly code: string; readonly name: string };

/** The stores with one of these pictures. */
export async function storesWithMedia(db: Kysely<unknown>, paths: readonly string[]): Promise<StoreWithMedia[]> {
  const { rows } = await sql<StoreWithMedia>`
    select picture as path, 'store' as kind, code, name from stores.store
    where picture = any(${paths}::text[]) order by name, code`.execute(db);
  return rows;
}
