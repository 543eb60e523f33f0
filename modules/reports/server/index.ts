import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminHome } from "./operations/adminHome.ts";
import { adminReport } from "./operations/adminReport.ts";
import { adminSetWeeklyLetter } from "./operations/adminSetWeeklyLetter.ts";
import { adminWeeklyLetter } from "./operations/adminWeeklyLetter.ts";
import type { ReportsDeps } from "./reports-deps.ts";

export { type ViewCounter, viewCounter } from "./counts/view-counter.ts";
export { letterCron, letterJobs } from "./letter/letter-jobs.ts";
export { reportsMigrations } from "./migration-source.ts";
export type { HomeCount } from "./ports/home-count.ts";
export { reportCron, reportJobs } from "./report-jobs.ts";
export type { ReportsDeps } from "./reports-deps.ts";
export { foldChangedOrders } from "./store/fold.ts";
export { reportInvariants } from "./store/invariants.ts";

export function reportsAdminModule(deps: ReportsDeps): ShopModule {
  return {
    name: "reports",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: {
        adminHome: adminHome(deps),
        adminReport: adminReport(deps),
        adminWeeklyLetter: adminWeeklyLetter(deps),
      },
      Mutation: { adminSetWeeklyLetter: adminSetWeeklyLetter(deps) },
    },
  };
}
