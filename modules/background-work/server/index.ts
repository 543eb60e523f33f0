import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { BackgroundWorkDeps } from "./background-work-deps.ts";
import { adminCancelWork } from "./operations/adminCancelWork.ts";
import { adminReadWork } from "./operations/adminReadWork.ts";
import { adminWork } from "./operations/adminWork.ts";
import { adminWorkList } from "./operations/adminWorkList.ts";

export { backgroundWorkMigrations } from "./migration-source.ts";
export { runWorkJob, runWorkJobName } from "./run-work.ts";
export { startWork } from "./start-work.ts";
export { purgeWork, workIdOf } from "./store/work-items.ts";
export { type WorkKind, type WorkRun, workKind } from "./work-kind.ts";

export function backgroundWorkAdminModule(deps: BackgroundWorkDeps): ShopModule {
  return {
    name: "background-work",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: { adminWork: adminWork(deps), adminWorkList: adminWorkList(deps) },
      Mutation: { adminCancelWork: adminCancelWork(deps), adminReadWork: adminReadWork(deps) },
    },
  };
}
