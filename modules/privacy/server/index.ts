import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminClosePrivacyRequest } from "./operations/adminClosePrivacyRequest.ts";
import { adminCorrectCustomer } from "./operations/adminCorrectCustomer.ts";
import { adminDeleteCustomer } from "./operations/adminDeleteCustomer.ts";
import { adminHandOverDataFile } from "./operations/adminHandOverDataFile.ts";
import { adminPrivacyRequest } from "./operations/adminPrivacyRequest.ts";
import { adminPrivacyRequests } from "./operations/adminPrivacyRequests.ts";
import { adminRecordPrivacyRequest } from "./operations/adminRecordPrivacyRequest.ts";
import { adminSendDataFile } from "./operations/adminSendDataFile.ts";
import { fetchDataFile } from "./operations/fetchDataFile.ts";
import type { DataFileDeps, PrivacyDeps } from "./privacy-deps.ts";

export { privacyMigrations } from "./migration-source.ts";
export { collectPrivacyRequests, forgetPrivacyRequests, recordOwnRequest } from "./own-requests.ts";
export { purgeDataLinks } from "./store/data-links.ts";
export { countRequests } from "./store/requests.ts";

/** The shopper's side: the file behind a link. */
export const privacyModule = (deps: DataFileDeps): ShopModule => ({
  name: "privacy",
  schema: new URL("./schema.graphql", import.meta.url),
  resolvers: { Mutation: { fetchDataFile: fetchDataFile(deps) } },
});

export const privacyAdminModule = (deps: PrivacyDeps): ShopModule => ({
  name: "privacy",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: { adminPrivacyRequests: adminPrivacyRequests(deps), adminPrivacyRequest: adminPrivacyRequest(deps) },
    Mutation: {
      adminRecordPrivacyRequest: adminRecordPrivacyRequest(deps),
      adminSendDataFile: adminSendDataFile(deps),
      adminHandOverDataFile: adminHandOverDataFile(deps),
      adminCorrectCustomer: adminCorrectCustomer(deps),
      adminDeleteCustomer: adminDeleteCustomer(deps),
      adminClosePrivacyRequest: adminClosePrivacyRequest(deps),
    },
  },
});
