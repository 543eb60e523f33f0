import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CustomersDeps } from "./customers-deps.ts";
import { adminAdjustPoints } from "./operations/adminAdjustPoints.ts";
import { adminBlockCustomer } from "./operations/adminBlockCustomer.ts";
import { adminCustomer } from "./operations/adminCustomer.ts";
import { adminCustomers } from "./operations/adminCustomers.ts";
import { adminEndCustomerSessions } from "./operations/adminEndCustomerSessions.ts";
import { adminLegalVersion } from "./operations/adminLegalVersion.ts";
import { adminLinkClub } from "./operations/adminLinkClub.ts";
import { adminResendVerification } from "./operations/adminResendVerification.ts";
import { adminSendClubCode } from "./operations/adminSendClubCode.ts";
import { adminUnblockCustomer } from "./operations/adminUnblockCustomer.ts";
import { adminUnlinkClub } from "./operations/adminUnlinkClub.ts";
import { adminUnlockPin } from "./operations/adminUnlockPin.ts";

export { pointsProposals } from "./account/points-proposals.ts";
export type { CustomersDeps } from "./customers-deps.ts";
export { customerFinder } from "./find-customers.ts";
export { customersNamed, matchingCustomers } from "./import-customers.ts";
export { collectCustomer, forgetCustomer } from "./member-data.ts";
export { customersMigrations } from "./migration-source.ts";
export { customerRecord } from "./record/customer-record.ts";
export type { CustomerRules } from "./record/customer-rules.ts";

export const customersAdminModule = (deps: CustomersDeps): ShopModule => ({
  name: "customers",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminCustomers: adminCustomers(deps),
      adminCustomer: adminCustomer(deps),
      adminLegalVersion: adminLegalVersion(deps),
    },
    Mutation: {
      adminAdjustPoints: adminAdjustPoints(deps),
      adminBlockCustomer: adminBlockCustomer(deps),
      adminUnblockCustomer: adminUnblockCustomer(deps),
      adminEndCustomerSessions: adminEndCustomerSessions(deps),
      adminResendVerification: adminResendVerification(deps),
      adminUnlockPin: adminUnlockPin(deps),
      adminSendClubCode: adminSendClubCode(deps),
      adminLinkClub: adminLinkClub(deps),
      adminUnlinkClub: adminUnlinkClub(deps),
    },
  },
});
