import { staffQuery } from "#modules/staff/server/index.ts";
import { mayTouch } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { readPlaces } from "../store/places.ts";

/** All places with stock, and whether this member of staff may see and change theirs. A transfer may go to any of them. */
export const adminStockPlaces = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    run: async (_context, staff) =>
      (await readPlaces(deps.database.kysely)).map((place) => ({
        ...place,
        isWithinReach: mayTouch(staff, place.code),
      })),
  });
