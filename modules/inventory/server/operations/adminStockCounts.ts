import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { documentPageSize } from "../../contract/stock-views.ts";
import { placesFor } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { listCounts } from "../store/counts.ts";
import { countOnWire } from "../wire/count-wire.ts";

const input = v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))) });

/** Stock counts within reach, the newest first. */
export const adminStockCounts = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run(_context, staff, { page }) {
      const db = deps.database.kysely;
      const places = await placesFor(db, staff);
      const counts = await listCounts(
        db,
        places.map(({ code }) => code),
        { offset: ((page ?? 1) - 1) * documentPageSize, limit: documentPageSize },
      );
      return counts.map(({ lines, difference, ...count }) => ({ ...countOnWire(count, places), lines, difference }));
    },
  });
