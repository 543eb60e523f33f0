import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { budgetState } from "../store/budgets.ts";
import { promotionStock } from "../store/promotion-stock.ts";

/** Maximum number of listed days; the totals cover all of them. */
const mostDays = 92;
const dayMs = 24 * 60 * 60 * 1000;

const nothing = { orders: 0, units: 0, discount: 0, revenue: 0, newCustomers: 0 };
type Sums = typeof nothing;

/** The results of a promotion since its begin; three statements. */
export const adminPromotionResults = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input: v.object({ promotionCode: v.pipe(v.string(), v.maxLength(60)) }),
    async run(_context, _staff, { promotionCode }) {
      const db = deps.database.kysely;
      const now = deps.clock.now();
      const found = await promotionStock(db, promotionCode);
      if (found === null || found.beginsAt > now) return null;
      const { beginsAt, endsAt, ...stock } = found;
      const budget = await budgetState(db, promotionCode);
      const sold = await deps.promotionDays(db, promotionCode);
      // The begin may have been moved to a later time, and an order open at the end is placed after it: both are
      // included. The end is exclusive.
      const bounds = [beginsAt, new Date(Math.min(endsAt.getTime() - 1, now.getTime()))].map(jakartaDay);
      const days = [...bounds, ...sold.map(({ day }) => day)].sort();
      const byDay = new Map(sold.map(({ day, ...sums }): [string, Sums] => [day, sums]));
      return {
        countedAt: now.toISOString(),
        beginsAt: beginsAt.toISOString(),
        totals: sold.reduce(plus, nothing),
        days: daysBetween(days[0] ?? "", days.at(-1) ?? "").map((day) => ({ day, sums: byDay.get(day) ?? nothing })),
        ...stock,
        budget,
      };
    },
  });

const plus = (one: Sums, other: Sums): Sums => ({
  orders: one.orders + other.orders,
  units: one.units + other.units,
  discount: one.discount + other.discount,
  revenue: one.revenue + other.revenue,
  newCustomers: one.newCustomers + other.newCustomers,
});

/** The newest days of a period, both ends included, oldest first. */
function daysBetween(first: string, last: string): string[] {
  const [from, until] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`) / dayMs) as [number, number];
  const count = Math.min(until - from + 1, mostDays);
  return Array.from({ length: count }, (_, at) =>
    new Date((until - count + 1 + at) * dayMs).toISOString().slice(0, 10),
  );
}
