import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CashDeps } from "./cash-deps.ts";
import { adminCashDay } from "./operations/adminCashDay.ts";
import { adminCashDays } from "./operations/adminCashDays.ts";
import { adminCloseCashDay } from "./operations/adminCloseCashDay.ts";
import { adminReopenCashDay } from "./operations/adminReopenCashDay.ts";

export { cashMigrations } from "./migration-source.ts";
export { recordReceipts } from "./record-receipts.ts";
export { countDaysToClose } from "./store/cash-days.ts";
export { cashInvariants } from "./store/invariants.ts";

/** The operations of cash in the back office. */
export function cashAdminModule(deps: CashDeps): ShopModule {
  return {
    name: "cash",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: { adminCashDays: adminCashDays(deps), adminCashDay: adminCashDay(deps) },
      Mutation: { adminCloseCashDay: adminCloseCashDay(deps), adminReopenCashDay: adminReopenCashDay(deps) },
    },
  };
}
