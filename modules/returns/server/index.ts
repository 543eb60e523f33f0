import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { cancelReturnOrder } from "./operations/cancelReturnOrder.ts";
import { createReturnOrder } from "./operations/createReturnOrder.ts";
import { fullLogisticsInfo } from "./operations/fullLogisticsInfo.ts";
import { queryReturnDetail } from "./operations/queryReturnDetail.ts";
import { queryReturnOptions } from "./operations/queryReturnOptions.ts";
import type { ReturnsDeps } from "./returns-deps.ts";

export { returnsMigrations } from "./migration-source.ts";
export { type PhotoRefused, type StorePhotoDeps, storePhoto } from "./photos/store-photo.ts";
export type { MalwareScanner } from "./ports/malware-scanner.ts";
export type { Return } from "./return.ts";
export { ownReturns } from "./return-of-order.ts";
export type { ReturnStepDeps, ReturnsDeps } from "./returns-deps.ts";
export { returnsCron, returnsJobs } from "./steps/expire-returns.ts";
export { refundReturn } from "./steps/refund-return.ts";
export { approveReturn, receiveReturn, refuseReturn } from "./steps/staff-steps.ts";
export { findReturns, type ReturnRow, type StaffReturnEvent, staffReturnEvents } from "./store/admin-returns.ts";

export { returnInvariants } from "./store/invariants.ts";
export { collectReturns, forgetReturns, ordersWithOpenReturn } from "./store/member-data.ts";
export { returnsOfMember } from "./store/member-returns.ts";
export { ownPhoto, photoOfReturn, photosOf, purgePhotos } from "./store/photos.ts";
export { purgeReturnAccounts } from "./store/purge-accounts.ts";
export { returnedUnits } from "./store/returned-goods.ts";
export { ordersOfReturns, returnByCode, returnsByCode, returnsOfOrders } from "./store/returns.ts";
export { returnsSealed } from "./store/sealed-columns.ts";

export function returnsModule(deps: ReturnsDeps): ShopModule {
  return {
    name: "returns",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        queryReturnDetail: queryReturnDetail(deps),
        queryReturnOptions: queryReturnOptions(deps),
      },
      Mutation: {
        createReturnOrder: createReturnOrder(deps),
        cancelReturnOrder: cancelReturnOrder(deps),
        fullLogisticsInfo: fullLogisticsInfo(deps),
      },
    },
  };
}
