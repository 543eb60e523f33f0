import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { cashDayFilters, cashDaysPageSize } from "../../contract/cash-states.ts";
import type { CashDeps } from "../cash-deps.ts";
import { placesFor } from "../reach.ts";
import { findCashDays } from "../store/cash-days.ts";

const input = v.object({
  input: v.object({
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    storeCode: v.nullish(v.pipe(v.string(), v.maxLength(80)), null),
    state: v.nullish(v.picklist(cashDayFilters), null),
  }),
});

/** Days with cash, of the stores within reach, the newest first. */
export const adminCashDays = (deps: CashDeps) =>
  staffQuery(deps, {
    permission: "cash.close",
    input,
    async run(_context, staff, { input: { page, storeCode, state } }) {
      const today = jakartaDay(deps.clock.now());
      const places = await placesFor(deps, staff);
      const names = new Map(places.map(({ code, name }) => [code, name]));
      const { rows, total } = await findCashDays(
        deps.database.kysely,
        // Staff of one store never ask for another one.
        { storeCode: staff.storeCode ?? storeCode, state, today },
        { offset: (page - 1) * cashDaysPageSize, limit: cashDaysPageSize },
      );
      return {
        rows: rows.map((row) => ({
          ...row,
          storeName: names.get(row.storeCode) ?? row.storeCode,
          difference: row.counted === null ? null : row.counted - row.expected,
        })),
        ...{ total, page, pageSize: cashDaysPageSize, stores: places, today },
        ownStore: staff.storeCode,
      };
    },
  });
