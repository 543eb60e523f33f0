import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { cancelSubscribeNotification } from "./operations/cancelSubscribeNotification.ts";
import { confirmSubscribeNotification } from "./operations/confirmSubscribeNotification.ts";
import { createSubscribeNotificationSS } from "./operations/createSubscribeNotificationSS.ts";
import { queryPageSubscribeNotificationList } from "./operations/queryPageSubscribeNotificationList.ts";
import { querySSUserInfo } from "./operations/querySSUserInfo.ts";
import { synSSUserInfo } from "./operations/synSSUserInfo.ts";

export { newsletterMigrations } from "./migration-source.ts";
export { moveSubscription } from "./move-subscription.ts";
export type { NewsletterDeps, NewsletterScope } from "./newsletter-deps.ts";
export { agreesToOffers, audienceSize, nextOfAudience } from "./store/audience.ts";
export {
  addImportedConsents,
  agreesTo,
  consentsOf,
  leftMailboxes,
  removeImportedConsents,
} from "./store/member-consents.ts";
export { collectSubscriptions, deleteSubscriptions } from "./store/member-data.ts";
export { agreesToWhatsApp, findPreferences } from "./store/preferences.ts";
export { unsentTopic } from "./subscribe.ts";

export function newsletterModule(deps: NewsletterDeps): ShopModule {
  return {
    name: "newsletter",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        queryPageSubscribeNotificationList: queryPageSubscribeNotificationList(deps),
        querySSUserInfo: querySSUserInfo(deps),
      },
      Mutation: {
        createSubscribeNotificationSS: createSubscribeNotificationSS(deps),
        cancelSubscribeNotification: cancelSubscribeNotification(deps),
        confirmSubscribeNotification: confirmSubscribeNotification(deps),
        synSSUserInfo: synSSUserInfo(deps),
      },
    },
  };
}
