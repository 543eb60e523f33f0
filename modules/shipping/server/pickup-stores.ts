import { type RawBuilder, sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import { storesHolding } from "#modules/inventory/server/index.ts";
import { type Store, storesOffering } from "#modules/stores/server/index.ts";

export type PickupDeps = { readonly database: Database; readonly hiddenStoreCodes: readonly string[] };

/** Where a statement finds what is asked for, each an expression: the codes of SKUs and stores of type text[], quantities int[]. */
type PickupPlaces = {
  readonly skuCodes: RawBuilder<unknown>;
  readonly quantities: RawBuilder<unknown>;
  readonly hidden: RawBuilder<unknown>;
};

/** The stores that hold all of these units and hand orders over, as the list of stores has them (D-44). */
export const pickupStoresOf = ({ skuCodes, quantities, hidden }: PickupPlaces): QueryFragment<Store[]> =>
  storesOffering("PICKUP", storesHolding(skuCodes, quantities), hidden);

/** The same for lines one knows; one statement. */
export const pickupStores = (
  { database, hiddenStoreCodes }: PickupDeps,
  lines: readonly { readonly skuCode: string; readonly quantity: number }[],
): Promise<Store[]> =>
  readFragment(
    database.kysely,
    pickupStoresOf({
      skuCodes: sql`${lines.map(({ skuCode }) => skuCode)}::text[]`,
      quantities: sql`${lines.map(({ quantity }) => quantity)}::int[]`,
      hidden: sql`${hiddenStoreCodes}::text[]`,
    }),
  );
