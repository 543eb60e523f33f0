import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { versionedPath } from "#kit/images/image-url.ts";
import { addressBookModule } from "#modules/address-book/server/index.ts";
import { cartModule, mergeCarts } from "#modules/cart/server/index.ts";
import { catalogueModule } from "#modules/catalogue/server/index.ts";
import { builtInChat, chatModule, mergeConversations } from "#modules/chat/server/index.ts";
import { checkoutModule } from "#modules/checkout/server/index.ts";
import { consentModule } from "#modules/consent/server/index.ts";
import { contentModule, readSiteInfo } from "#modules/content/server/index.ts";
import {
  emailOfMember,
  type IdentityDeps,
  identityModule,
  isCommonPassword,
  memberFacade,
  passwordHashes,
  renewSession,
  signInGuard,
} from "#modules/identity/server/index.ts";
import { clubDirectory, isLinked, loyaltyModule } from "#modules/loyalty/server/index.ts";
import { findPreferences, moveSubscription, newsletterModule } from "#modules/newsletter/server/index.ts";
import { notificationModule, sealerOf } from "#modules/notification/server/index.ts";
import { mayActOn, orderModule, ownerOfOrders, ownOrderCodes } from "#modules/order/server/index.ts";
import { type OwnerOfReference, ownPaymentRecord, paymentModule } from "#modules/payment/server/index.ts";
import { privacyModule, recordOwnRequest } from "#modules/privacy/server/index.ts";
import { promotionModule } from "#modules/promotion/server/index.ts";
import { ownReturns, returnsModule } from "#modules/returns/server/index.ts";
import { builtInRecommendations, builtInSearch, searchModule } from "#modules/search/server/index.ts";
import { freightReader } from "#modules/shipping/server/index.ts";
import { sizeGuideModule } from "#modules/size-guide/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import { storesModule } from "#modules/stores/server/index.ts";
import { wishlistModule } from "#modules/wishlist/server/index.ts";
import { backInStockAnnouncer } from "../messaging/back-in-stock.ts";
import { writeStarterContent } from "../set-up/write-starter-content.ts";
import { chooseVerifiers } from "../social/choose-verifiers.ts";
import { memberDataKeepers } from "./member-data.ts";
import { openPurchases } from "./open-purchases.ts";
import { checkoutDeps } from "./shop-checkout.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { returnsDeps } from "./shop-returns.ts";

/** A refusal that the page does not show is at least logged, without personal data (D-13). */
const swallowed =
  (log: ShopDeps["log"]) =>
  (operation: string, errorCode: string): void =>
    log.warn({ operation, errorCode }, "a refusal was not shown");

/** How a shopper reaches the shop, in one line; the contact page where the shop has not been set up. */
async function shopContact(database: ShopDeps["replica"]): Promise<string> {
  const site = await readSiteInfo(database.kysely);
  const ways = site ? [site.whatsAppNumber && `WhatsApp ${site.whatsAppNumber}`, site.email].filter(Boolean) : [];
  return ways.length > 0 ? ways.join(", ") : "/contact-us";
}

export const identityDeps = ({
  config,
  database,
  replica,
  clock,
  ids,
  club,
  log,
  products,
}: ShopDeps): IdentityDeps => ({
  database,
  clock,
  ids,
  secret: config.secret,
  https: config.publicUrl.startsWith("https:"),
  publicUrl: config.publicUrl,
  guestSessionDays: config.guestSessionDays,
  memberSessionDays: config.memberSessionDays,
  memberSessionMostDays: config.memberSessionMostDays,
  accessTokenSeconds: config.accessTokenSeconds,
  passwords: passwordHashes(),
  signInGuard: signInGuard({ database, secret: config.secret }),
  scope: config.siteScope,
  isClubMember: (userCode) => isLinked(database.kysely, userCode),
  subscriptionsOf: (userCode, email) =>
    findPreferences(database.kysely, { userCode, email, siteCode: config.siteScope.siteCode }),
  shopContact: () => shopContact(replica),
  onSignedIn: [
    async (trx, { guestId, userCode }) => {
      if (!guestId) return;
      await mergeCarts(trx, { products, clock }, { guestId, userCode });
      await mergeConversations(trx, { clock }, { guestId, userCode });
    },
  ],
  sealer: sealerOf(config.sealSecrets, ids),
  codes: config.codes,
  lookups: config.lookups,
  onManyLookups: (count) =>
    log.warn({ event: "manyLookups", count }, "unusually many questions whether a number or an e-mail has an account"),
  emailRule: { plus: config.emailPlus },
  club: clubDirectory(club),
  onEmailChanged: [
    (trx, change) => moveSubscription(trx, { clock, ids, secret: config.secret, scope: config.siteScope }, change),
  ],
  onSwallowed: swallowed(log),
  memberData: memberDataKeepers({ clock, secret: config.secret }),
  openPurchases,
  onOwnRequest: recordOwnRequest({ clock, ids }),
  social: chooseVerifiers(config, clock),
});

/** Staff: accounts, passwords and sessions separate from shoppers'. */
export const staffDeps = ({
  config,
  database,
  clock,
  ids,
}: Pick<ShopDeps, "config" | "database" | "clock" | "ids">): StaffDeps => ({
  database,
  clock,
  ids,
  secret: config.secret,
  https: config.publicUrl.startsWith("https:"),
  // One password hash at a time is enough for staff; shoppers' sign-ins have their own limit.
  passwords: passwordHashes({ atOnce: 1, waiting: 20 }),
  sealer: sealerOf(config.sealSecrets, ids),
  isCommonPassword,
  fillNewShop: writeStarterContent,
  issuer: new URL(config.publicUrl).host,
});

/** The owner of a payment: the owner of its orders or, without orders, the payer. */
const ownerOfPayment: OwnerOfReference = async (db, code) =>
  (await ownerOfOrders(db, code)) ?? (await ownPaymentRecord(db, code));

/** Every module of the shop with its dependencies; the composition root. */
export function shopModules(deps: ShopDeps): ShopModule[] {
  const pictureVersion = (path: string) => deps.pictures.version(path);
  const pictureUrl = (path: string) => versionedPath(path, pictureVersion(path));
  const identity = identityDeps(deps);
  const access = { secret: deps.config.secret, https: deps.config.publicUrl.startsWith("https:") };
  const cart = {
    database: deps.database,
    promotions: deps.promotions,
    products: deps.products,
    freight: freightReader(),
    clock: deps.clock,
    ids: deps.ids,
    deliveryDays: deps.config.deliveryDays,
    pictureUrl,
  };
  return [
    contentModule({ database: deps.replica, pictureVersion }),
    catalogueModule({
      database: deps.replica,
      promotions: deps.promotions,
      products: deps.products,
      clock: deps.clock,
      pictureUrl,
      deliveryDays: deps.config.deliveryDays,
      written: deps.database,
      notifier: backInStockAnnouncer({
        ids: deps.ids,
        clock: deps.clock,
        sealer: sealerOf(deps.config.sealSecrets, deps.ids),
      }),
    }),
    promotionModule({
      database: deps.replica,
      written: deps.database,
      clock: deps.clock,
      products: deps.products,
      pictureUrl,
    }),
    searchModule({
      database: deps.replica,
      promotions: deps.promotions,
      products: deps.products,
      clock: deps.clock,
      pictureUrl,
      search: builtInSearch({ database: deps.replica, index: deps.searchIndex }),
      recommendations: builtInRecommendations({ database: deps.replica, index: deps.searchIndex }),
      counter: deps.searchCounter,
    }),
    identityModule(identity),
    loyaltyModule({
      database: deps.database,
      clock: deps.clock,
      ids: deps.ids,
      secret: deps.config.secret,
      club: deps.club,
      sealer: identity.sealer,
      clubSiteUrl: deps.config.club.siteUrl,
      points: deps.config.points,
      ordersOf: (userCode, references) => ownOrderCodes(deps.database.kysely, `member:${userCode}`, references),
      members: memberFacade(identity),
      emailRule: identity.emailRule,
      renewSession: (context, userCode) => renewSession(identity, context, userCode),
    }),
    privacyModule({
      database: deps.database,
      clock: deps.clock,
      secret: deps.config.secret,
      memberData: identity.memberData,
    }),
    wishlistModule({ database: deps.database, products: deps.products, clock: deps.clock, pictureUrl }),
    notificationModule({ database: deps.database, clock: deps.clock }),
    chatModule({
      database: deps.database,
      clock: deps.clock,
      secret: deps.config.secret,
      provider: builtInChat(deps),
      hours: deps.config.chatHours,
      sealer: identity.sealer,
      shopMailbox: async () => (await readSiteInfo(deps.replica.kysely))?.email || null,
    }),
    orderModule({
      ...deps.orders,
      database: deps.database,
      payments: deps.payments,
      cart,
      https: deps.config.publicUrl.startsWith("https:"),
      publicUrl: deps.config.publicUrl,
      pictureUrl,
      sellerAt: deps.sellerAt,
      codes: deps.config.codes,
      returns: ownReturns,
    }),
    returnsModule(returnsDeps(deps, pictureUrl)),
    paymentModule({
      ...deps.payments,
      ownerOfReference: ownerOfPayment,
      mayPayFor: (context, codes) =>
        mayActOn({ ...access, clock: deps.clock, database: deps.database }, context, codes),
      pictureUrl,
    }),
    storesModule({ database: deps.replica, hiddenStoreCodes: deps.config.hiddenStoreCodes, pictureUrl }),
    sizeGuideModule({ database: deps.replica, scope: deps.config.siteScope }),
    addressBookModule({ database: deps.database, clock: deps.clock, ids: deps.ids }),
    cartModule(cart),
    checkoutModule(checkoutDeps(deps, memberFacade(identity), pictureUrl)),
    consentModule({
      database: deps.database,
      clock: deps.clock,
      secret: deps.config.secret,
      emailOfMember: (userCode) => emailOfMember(deps.database.kysely, userCode),
    }),
    newsletterModule({
      database: deps.database,
      clock: deps.clock,
      ids: deps.ids,
      secret: deps.config.secret,
      sealer: sealerOf(deps.config.sealSecrets, deps.ids),
      scope: deps.config.siteScope,
      emailRule: { plus: deps.config.emailPlus },
      onSwallowed: swallowed(deps.log),
      emailOfMember: (userCode) => emailOfMember(deps.database.kysely, userCode),
    }),
  ];
}
