import { type Kysely, sql } from "kysely";

/** A place with stock, and the safety stock of SKUs new to it. */
export type Place = {
  readonly code: string;
  readonly kind: "warehouse" | "store";
  readonly name: string;
  readonly safety: number;
};

/** All places: warehouses first. */
export async function readPlaces(db: Kysely<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select code, kind, name, safety from inventory.source order by kind desc, priority, name, code`.execute(db);
  return rows;
}
