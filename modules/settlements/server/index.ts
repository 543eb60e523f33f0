import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminExplainDifference } from "./operations/adminExplainDifference.ts";
import { adminImportSettlement } from "./operations/adminImportSettlement.ts";
import { adminSettlement } from "./operations/adminSettlement.ts";
import { adminSettlementRows } from "./operations/adminSettlementRows.ts";
import { adminSettlements } from "./operations/adminSettlements.ts";
import type { SettlementsDeps } from "./settlements-deps.ts";

export { settlementWork } from "./import/import-work.ts";
export { settlementsMigrations } from "./migration-source.ts";
export { missedBefore } from "./missed-before.ts";
export { reachesSettlements } from "./reach.ts";
export type { SettlementsDeps } from "./settlements-deps.ts";
export { countOpenDifferences } from "./store/entries.ts";
export { purgeSettlements } from "./store/files.ts";
export { settlementInvariants } from "./store/invariants.ts";
export { uploadSettlement } from "./upload-file.ts";

/** The operations of settlements in the back office. */
export function settlementsAdminModule(deps: SettlementsDeps): ShopModule {
  return {
    name: "settlements",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: {
        adminSettlements: adminSettlements(deps),
        adminSettlement: adminSettlement(deps),
        adminSettlementRows: adminSettlementRows(deps),
      },
      Mutation: {
        adminImportSettlement: adminImportSettlement(deps),
        adminExplainDifference: adminExplainDifference(deps),
      },
    },
  };
}
