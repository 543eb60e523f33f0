import type { Database } from "#kit/postgres/connect.ts";
import { storesHolding } from "#modules/inventory/server/index.ts";
import { listStores, type Store } from "#modules/stores/server/index.ts";

export type PickupDeps = { readonly database: Database; readonly hiddenStoreCodes: readonly string[] };

/** The stores that hold all of these units and hand orders over, as the list of stores has them (D-44). Two statements. */
export async function pickupStores(
  { database, hiddenStoreCodes }: PickupDeps,
  lines: readonly { readonly skuCode: string; readonly quantity: number }[],
): Promise<Store[]> {
  const holding = new Set(await storesHolding(database.kysely, lines));
  const stores = await listStores(database.kysely, hiddenStoreCodes);
  return stores.filter(({ code, services }) => holding.has(code) && services.includes("PICKUP"));
}
