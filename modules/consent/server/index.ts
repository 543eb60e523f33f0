import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ConsentDeps } from "./consent-deps.ts";
import { queryConsentHistory } from "./operations/queryConsentHistory.ts";
import { recordCookieConsent } from "./operations/recordCookieConsent.ts";

export type { ConsentDeps, LedgerDeps } from "./consent-deps.ts";
export { consentHistory, withdrawEverything } from "./consent-history.ts";
export type { ConsentSubject } from "./consent-subject.ts";

export { consentMigrations } from "./migration-source.ts";
export { consentWrites, recordConsent, recordConsents } from "./record-consent.ts";

export function consentModule(deps: ConsentDeps): ShopModule {
  return {
    name: "consent",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryConsentHistory: queryConsentHistory(deps) },
      Mutation: { recordCookieConsent: recordCookieConsent(deps) },
    },
  };
}
