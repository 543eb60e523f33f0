import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ChangeLogDeps } from "./change-log-deps.ts";
import { adminHistory } from "./operations/adminHistory.ts";
import { adminPresence } from "./operations/adminPresence.ts";
import { adminRecord } from "./operations/adminRecord.ts";
import { adminRecordAt } from "./operations/adminRecordAt.ts";
import { adminRestoreRecord } from "./operations/adminRestoreRecord.ts";
import { adminSaveRecord } from "./operations/adminSaveRecord.ts";
import { adminUndo } from "./operations/adminUndo.ts";

export type { RegisteredRecord } from "./change-log-deps.ts";
export { changeLogMigrations } from "./migration-source.ts";
export { recordProposals } from "./record-proposals.ts";
export { wireProblems } from "./save-reply.ts";

export function changeLogModule(deps: ChangeLogDeps): ShopModule {
  return {
    name: "change-log",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: { adminRecord: adminRecord(deps), adminHistory: adminHistory(deps), adminRecordAt: adminRecordAt(deps) },
      Mutation: {
        adminPresence: adminPresence(deps),
        adminSaveRecord: adminSaveRecord(deps),
        adminUndo: adminUndo(deps),
        adminRestoreRecord: adminRestoreRecord(deps),
      },
    },
  };
}
