import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { mayTouch, placesFor } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { linesOfCount, uncountedSkus } from "../store/count-lines.ts";
import { countByCode } from "../store/counts.ts";
import { countLineOnWire, countOnWire } from "../wire/count-wire.ts";

const input = v.object({ code: v.pipe(v.string(), v.maxLength(80)) });

/** One count with the lines counted so far; null when there is none within reach. */
export const adminStockCount = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run({ locale }, staff, { code }) {
      const db = deps.database.kysely;
      const count = await countByCode(db, code);
      if (!count || !mayTouch(staff, count.sourceCode)) return null;
      const [places, lines, uncounted] = await Promise.all([
        placesFor(db, staff),
        linesOfCount(db, code),
        count.state === "open" ? uncountedSkus(db, code) : 0,
      ]);
      const labels = await deps.skus.describe(
        lines.map(({ skuCode }) => skuCode),
        locale,
      );
      return {
        ...countOnWire(count, places),
        lines: lines.map((line) => countLineOnWire(line, labels)),
        uncounted,
      };
    },
  });
