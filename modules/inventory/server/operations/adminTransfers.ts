import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { documentPageSize } from "../../contract/stock-views.ts";
import { mayTouch } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { readPlaces } from "../store/places.ts";
import { listTransfers } from "../store/transfers.ts";
import { transferOnWire } from "../wire/transfer-wire.ts";

const input = v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))) });

/** Transfers within reach, the newest first. */
export const adminTransfers = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run(_context, staff, { page }) {
      const db = deps.database.kysely;
      const places = await readPlaces(db);
      const own = places.filter(({ code }) => mayTouch(staff, code)).map(({ code }) => code);
      const mayEdit = staff.permissions.includes("stock.edit");
      const transfers = await listTransfers(db, own, {
        offset: ((page ?? 1) - 1) * documentPageSize,
        limit: documentPageSize,
      });
      return transfers.map(({ units, received, lost, ...transfer }) => ({
        ...transferOnWire(transfer, places, staff, mayEdit),
        units,
        received,
        lost,
      }));
    },
  });
