import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { mayTouch } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { stockHistory } from "../store/stock-history.ts";

const pageSize = 30;

const input = v.object({
  skuCode: v.pipe(v.string(), v.maxLength(80)),
  sourceCode: v.pipe(v.string(), v.maxLength(40)),
  before: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^[\dTZ:.-]{20,30}\|[mh][\w-]{1,80}$/),
      v.check((cursor) => !Number.isNaN(Date.parse(cursor.split("|", 1)[0] ?? ""))),
    ),
  ),
});

/** The movements and reservations of an SKU at a place, newest first. */
export const adminStockHistory = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run(_context, staff, { skuCode, sourceCode, before }) {
      if (!mayTouch(staff, sourceCode)) return { entries: [], next: null };
      const input = { skuCode, sourceCode, before: before ?? null };
      const found = await stockHistory(deps.database.kysely, input, pageSize + 1);
      const entries = found.slice(0, pageSize);
      return {
        entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        next: found.length > pageSize ? (entries.at(-1)?.cursor ?? null) : null,
      };
    },
  });
