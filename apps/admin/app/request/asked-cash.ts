import { cashDayFilters } from "#modules/cash/contract/cash-states.ts";

/** The store and state in the address of the days of cash. */
export const askedCashDays = (query: URLSearchParams) => ({
  storeCode: query.get("storeCode")?.slice(0, 80) || null,
  state: cashDayFilters.find((one) => one === query.get("state")) ?? null,
});
