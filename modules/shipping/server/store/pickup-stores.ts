import type { RawBuilder } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { storesHolding } from "#modules/inventory/server/index.ts";
import { type Store, storesOffering } from "#modules/stores/server/index.ts";

/** Expressions of the surrounding statement: SKU and store codes of type text[], quantities of type int[]. */
type PickupParameters = {
  readonly skuCodes: RawBuilder<unknown>;
  readonly quantities: RawBuilder<unknown>;
  readonly hidden: RawBuilder<unknown>;
};

/** The stores that have all of these units in stock and hand out orders, in the order of the store list (D-44). */
export const pickupStoresOf = ({ skuCodes, quantities, hidden }: PickupParameters): QueryFragment<Store[]> =>
  storesOffering("PICKUP", storesHolding(skuCodes, quantities), hidden);
