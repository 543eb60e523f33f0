import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { stockLevels } from "../../contract/stock-levels.ts";
import { placesFor } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { stockAtPlace } from "../store/stock-list.ts";

const code = v.pipe(v.string(), v.maxLength(80));
const input = v.object({ skuCodes: v.pipe(v.array(code), v.maxLength(1_000)), sourceCode: v.nullish(code, null) });

/** The stock of many SKUs at one place, also of those that have no row there. Two statements. */
export const adminStockAtPlace = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run(_context, staff, { skuCodes, sourceCode }) {
      const db = deps.database.kysely;
      // Warehouses come first.
      const places = await placesFor(db, staff);
      const place = sourceCode === null ? places[0] : places.find(({ code: own }) => own === sourceCode);
      if (!place) return null;
      const rows = await stockAtPlace(db, place.code, skuCodes);
      const levels = rows.map(({ skuCode, ...counters }) => ({ skuCode, ...stockLevels(counters) }));
      return { sourceCode: place.code, sourceName: place.name, levels };
    },
  });
