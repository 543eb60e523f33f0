import type { Kysely } from "kysely";
import { saveStore } from "#modules/stores/server/index.ts";
import { stores } from "../data/stores/stores.ts";

/** Fills in the demo shop's stores and warehouses. Running it again changes nothing. */
export async function seedStores(db: Kysely<unknown>): Promise<void> {
  for (const store of stores) {
    const saved = await saveStore(db, store);
    if (!saved.ok) throw new Error(`the demo store ${saved.error.where}: ${saved.error.problem}`);
  }
}
