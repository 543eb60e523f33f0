import type { Kysely } from "kysely";
import { saveStore } from "#modules/stores/server/index.ts";
import { stores } from "../data/stores/stores.ts";

/** Seeds the demo shop's stores and warehouses. Idempotent. */
export async function seedStores(db: Kysely<unknown>): Promise<void> {
  for (const store of stores) {
    const saved = await saveStore(db, store);
    if (!saved.ok) throw new Error(`the demo store ${saved.error.where}: ${saved.error.problem}`);
  }
}
