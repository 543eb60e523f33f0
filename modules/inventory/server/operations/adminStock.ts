import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { deadDays, fewUnits, stockPageSize, stockSorts, stockViews } from "../../contract/stock-views.ts";
import { mayTouch, placesFor } from "../stock/reach.ts";
import type { StockDeps } from "../stock-deps.ts";
import { findStock } from "../store/stock-list.ts";
import { rowOnWire } from "../wire/stock-wire.ts";

const day = 86_400_000;
/** A search that finds more SKUs than this is too wide to be useful. */
const mostFound = 500;

const whole = (least: number, most: number) =>
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));

const input = v.object({
  input: v.object({
    view: v.nullish(v.picklist(stockViews)),
    sourceCode: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    few: whole(0, 1_000_000),
    days: whole(1, 3650),
    sort: v.nullish(v.picklist(stockSorts)),
    isDescending: v.nullish(v.boolean()),
    page: whole(1, 10_000),
  }),
});

/** Stock by SKU and place. */
export const adminStock = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run({ locale }, staff, { input: asked }) {
      const db = deps.database.kysely;
      const places = await placesFor(db, staff);
      const page = asked.page ?? 1;
      const sourceCode = asked.sourceCode || staff.storeCode;
      const nothing = { rows: [], total: 0, page, pageSize: stockPageSize };
      // A place out of reach is an empty list, not the list of all places.
      if (sourceCode !== null && !mayTouch(staff, sourceCode)) return nothing;
      const filter = {
        view: asked.view ?? "all",
        sourceCode,
        skuCodes: asked.search ? await deps.skus.find(asked.search, locale, mostFound) : null,
        few: asked.few ?? fewUnits,
        sort: asked.sort ?? "sku",
        isDescending: asked.isDescending ?? false,
        soldSince: new Date(deps.clock.now().getTime() - (asked.days ?? deadDays) * day),
      } as const;
      const { rows, total } = await findStock(db, filter, {
        offset: (page - 1) * stockPageSize,
        limit: stockPageSize,
      });
      const labels = await deps.skus.describe([...new Set(rows.map(({ skuCode }) => skuCode))], locale);
      return { ...nothing, rows: rows.map((row) => rowOnWire(row, places, labels)), total };
    },
  });
