import * as v from "valibot";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { query } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";
import { type Subscription, subscriptionsOf } from "../store/subscriptions.ts";

/** The wire's flags: 0 is subscribed (A§9). */
const statusOf = (subscribed: boolean) => (subscribed ? "0" : "1");

const input = v.object({
  input: v.nullish(
    v.object({
      email: v.nullish(v.pipe(v.string(), v.maxLength(1000)), null),
      subscribeStatus: v.nullish(v.picklist(["0", "1"]), null),
    }),
    {},
  ),
  pageInput: pageWindow(),
});

const onTheWire = (subscription: Subscription) => ({
  domainCode: subscription.domainCode,
  tenantCode: subscription.tenantCode,
  siteCode: subscription.siteCode,
  email: subscription.email,
  subscribeStatus: statusOf(subscription.subscribed),
  subscribeTime: subscription.subscribedAt.toISOString(),
  cancelSubscribeTime: subscription.cancelledAt?.toISOString() ?? null,
  updateTime: subscription.updatedAt.toISOString(),
  sourceType: subscription.sourceType,
  utmData: subscription.utmData,
});

export const queryPageSubscribeNotificationList = ({ database, emailOfMember }: NewsletterDeps) =>
  query({
    access: "member",
    input,
    async run({ caller }, { input: { email, subscribeStatus }, pageInput: page }) {
      const own = caller.kind === "member" ? await emailOfMember(caller.userCode) : null;
      const asksForOwn = own !== null && (email === null || asEmailAddress(email, { plus: true }) === own);
      const subscribed = subscribeStatus === null ? null : subscribeStatus === statusOf(true);
      const all = asksForOwn ? await subscriptionsOf(database.kysely, { email: own, subscribed }) : [];
      const edges = all.slice(page.offset, page.offset + page.limit).map((subscription, index) => ({
        cursor: String(page.offset + index + 1),
        node: onTheWire(subscription),
      }));
      return { edges, pageInfo: pageInfo(page, edges.length, all.length) };
    },
  });
