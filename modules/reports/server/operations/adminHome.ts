import { jakartaDay, jakartaTime } from "#kit/core/jakarta-day.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { homeTasks } from "../../contract/home-tasks.ts";
import { addDays } from "../../contract/report-periods.ts";
import { type Figures, netOf, noFigures } from "../figures.ts";
import type { ReportsDeps } from "../reports-deps.ts";
import { figuresOfHours } from "../store/read-figures.ts";

/** What waits for the caller, and the sales of today's complete hours beside the same ones a week ago. */
export const adminHome = (deps: ReportsDeps) =>
  staffQuery(deps, {
    // The start page of every role: each part asks for its own permission.
    permission: null,
    async run(_context, staff) {
      const db = deps.database.kysely;
      const may = deps.homeCounts.filter(({ needs }) => staff.permissions.includes(needs));
      const counts = await Promise.all(may.map(async ({ task, count }) => ({ task, count: await count(db, staff) })));
      const order = Object.keys(homeTasks);
      return {
        waiting: counts.toSorted((one, other) => order.indexOf(one.task) - order.indexOf(other.task)),
        sales: staff.permissions.includes("reports.read") ? await salesOfToday(deps, staff.storeCode) : null,
      };
    },
  });

async function salesOfToday({ database, clock }: Pick<ReportsDeps, "database" | "clock">, storeCode: string | null) {
  const now = clock.now();
  const day = jakartaDay(now);
  const weekBefore = addDays(day, -7);
  const { hour } = jakartaTime(now);
  const found = await figuresOfHours(database.kysely, { days: [day, weekBefore], hour, storeCode });
  const of = (wanted: string) => {
    const figures: Figures = found.find((one) => one.day === wanted) ?? noFigures;
    return { day: wanted, orders: figures.orders, pieces: figures.pieces, net: netOf(figures) };
  };
  return { untilHour: hour, today: of(day), weekBefore: of(weekBefore) };
}
