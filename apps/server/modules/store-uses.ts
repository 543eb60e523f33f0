import { placesAmong } from "#modules/inventory/server/index.ts";
import { storesWithOrders } from "#modules/order/server/index.ts";
import { originsAmong } from "#modules/shipping/server/index.ts";
import { storesWithStaff } from "#modules/staff/server/index.ts";
import type { StoreUse, StoreUses } from "#modules/stores/server/index.ts";

const finders = [
  ["stock", placesAmong],
  ["orders", storesWithOrders],
  ["freight", originsAmong],
  ["staff", storesWithStaff],
] as const;

/** The modules that keep codes of stores; what they name is never removed. */
export const storeUses: StoreUses = {
  async usesOf(db, codes) {
    const uses: { readonly code: string; readonly use: StoreUse }[] = [];
    // One after the other: a transaction has one connection.
    for (const [use, find] of finders) uses.push(...(await find(db, codes)).map((code) => ({ code, use })));
    return uses;
  },
};
