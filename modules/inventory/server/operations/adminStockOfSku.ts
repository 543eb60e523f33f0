import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { placesFor } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { stockOfSku } from "../store/stock-list.ts";
import { labelOnWire, levelOnWire } from "../wire/stock-wire.ts";

const input = v.object({ skuCode: v.pipe(v.string(), v.maxLength(80)) });

/** One SKU with its stock at every place within reach; null when there is no such SKU. */
export const adminStockOfSku = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run({ locale }, staff, { skuCode }) {
      const db = deps.database.kysely;
      const [labels, places] = await Promise.all([deps.skus.describe([skuCode], locale), placesFor(db, staff)]);
      const rows = await stockOfSku(
        db,
        skuCode,
        places.map(({ code }) => code),
      );
      const isStocked = rows.some(({ quantity, sold, incoming }) => quantity + sold + incoming > 0);
      if (!labels.has(skuCode) && !isStocked) return null;
      return { sku: labelOnWire(skuCode, labels), levels: rows.map((row) => levelOnWire(row, places)) };
    },
  });
