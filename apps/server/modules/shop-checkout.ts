import type { PlaceDeps } from "#modules/checkout/server/index.ts";
import { isBlockedContact, type MemberFacade, mailboxOfMember } from "#modules/identity/server/index.ts";
import { mayCollect } from "#modules/loyalty/server/index.ts";
import { channelReader } from "#modules/payment/server/index.ts";
import { segmentMembership } from "#modules/segments/server/index.ts";
import { rateTableCourier } from "#modules/shipping/server/index.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** The dependencies of the checkout module. None reads a replica: it charges money. */
export function checkoutDeps(
  deps: ShopDeps,
  members: Pick<MemberFacade, "countLookup">,
  pictureUrl: (path: string) => string,
): PlaceDeps {
  const { config, database, clock, ids } = deps;
  return {
    database,
    clock,
    ids,
    promotions: deps.promotions,
    products: deps.products,
    pictureUrl,
    deliveryDays: config.deliveryDays,
    minutes: () => config.checkoutMinutes,
    unpaidGuestPercent: () => config.unpaidGuestPercent,
    emailRule: { plus: config.emailPlus },
    secret: config.secret,
    points: config.points,
    couriers: [rateTableCourier({ database }), ...deps.couriers],
    hiddenStoreCodes: config.hiddenStoreCodes,
    loyalty: { database, club: deps.club, clock, ids },
    mayCollect: (mobile, asker) => mayCollect({ club: deps.club, members }, mobile, asker),
    payments: deps.payments,
    channels: channelReader(),
    orders: deps.orders,
    consents: { clock, secret: config.secret },
    publicUrl: config.publicUrl,
    mailboxOfMember,
    isBlockedContact,
    isInSegment: segmentMembership({ clock, siteCode: config.siteScope.siteCode }),
  };
}
