import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { versionedPath } from "#kit/images/image-url.ts";
import { type AdminDeps, adminModule, refundProposals } from "#modules/admin/server/index.ts";
import { approvalsAdminModule } from "#modules/approvals/server/index.ts";
import { backgroundWorkAdminModule } from "#modules/background-work/server/index.ts";
import { openCartPricer } from "#modules/cart/server/index.ts";
import { cashAdminModule } from "#modules/cash/server/index.ts";
import { catalogueAdminModule } from "#modules/catalogue/server/index.ts";
import { changeLogModule, recordProposals } from "#modules/change-log/server/index.ts";
import { purchaseFinder, purchaseReader } from "#modules/checkout/server/index.ts";
import { contentAdminModule, type DrawPage } from "#modules/content/server/index.ts";
import {
  type CustomersDeps,
  customerFinder,
  customerRecord,
  customersAdminModule,
  pointsProposals,
} from "#modules/customers/server/index.ts";
import { importExportAdminModule } from "#modules/import-export/server/index.ts";
import { inventoryAdminModule, readPlaces } from "#modules/inventory/server/index.ts";
import { isLinked } from "#modules/loyalty/server/index.ts";
import { type MediaDeps, mediaAdminModule } from "#modules/media/server/index.ts";
import { notificationAdminModule, sealerOf } from "#modules/notification/server/index.ts";
import { couponOrders, promotionDays } from "#modules/order/server/index.ts";
import { paymentAdminModule } from "#modules/payment/server/index.ts";
import { privacyAdminModule } from "#modules/privacy/server/index.ts";
import { promotionAdminModule } from "#modules/promotion/server/index.ts";
import { reportsAdminModule } from "#modules/reports/server/index.ts";
import { searchAdminModule } from "#modules/search/server/index.ts";
import { segmentMembership, segmentsAdminModule } from "#modules/segments/server/index.ts";
import { settingsAdminModule } from "#modules/settings/server/index.ts";
import { settlementsAdminModule } from "#modules/settlements/server/index.ts";
import { shippingAdminModule } from "#modules/shipping/server/index.ts";
import { sizeGuideAdminModule } from "#modules/size-guide/server/index.ts";
import { staffModule } from "#modules/staff/server/index.ts";
import { listStores, storeByCode, storesAdminModule } from "#modules/stores/server/index.ts";
import { webhooksAdminModule } from "#modules/webhooks/server/index.ts";
import { shopMediaUsage } from "../media/media-usage.ts";
import { mediaPictures } from "../media/open-media.ts";
import { offerAudience } from "../messaging/offer-audience.ts";
import { realMessages } from "../messaging/real-messages.ts";
import { settlementDeps } from "../payment/settlement-deps.ts";
import { adminFinders } from "./admin-finders.ts";
import { adminRecords } from "./admin-records.ts";
import { homeCounts } from "./home-counts.ts";
import { importTargets } from "./import-targets.ts";
import { memberDataKeepers } from "./member-data.ts";
import { openPurchases } from "./open-purchases.ts";
import { pageTargets } from "./page-targets.ts";
import { guideBrands, guideCategories, pageChoices, productHistory, skuUses } from "./product-uses.ts";
import { recordRules } from "./record-rules.ts";
import { reportNames } from "./report-names.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { staffDeps } from "./shop-modules.ts";
import { returnsDeps } from "./shop-returns.ts";
import { skuCatalogue } from "./sku-catalogue.ts";
import { suggestTarget } from "./suggest-target.ts";

/** The modules of the back office's endpoint. None of them is part of the shop's schema. */
export function adminModules(deps: ShopDeps, drawPage: DrawPage): ShopModule[] {
  const pictureUrl = (path: string) => versionedPath(path, deps.pictures.version(path));
  const staff = staffDeps(deps);
  const rules = recordRules(deps);
  const records = adminRecords(rules);
  const customers = customersDeps(deps, pictureUrl);
  const admin = adminDeps(deps, pictureUrl);
  const segments = { clock: deps.clock, siteCode: deps.config.siteScope.siteCode };
  return [
    staffModule(staff),
    inventoryAdminModule({ ...staff, skus: skuCatalogue(deps.database.kysely, pictureUrl) }),
    changeLogModule({ ...staff, records }),
    approvalsAdminModule({
      ...staff,
      kinds: [
        ...records.flatMap((record) => (record.approval ? [recordProposals(record, record.approval)] : [])),
        refundProposals(admin),
        pointsProposals(staff),
      ],
    }),
    mediaAdminModule(mediaDeps(deps)),
    catalogueAdminModule({ ...staff, skuUses, productHistory, pageChoices, pictureUrl }),
    contentAdminModule({
      ...staff,
      suggestTarget: suggestTarget(deps),
      findTargets: pageTargets(deps.clock),
      drawPage,
    }),
    sizeGuideAdminModule({ ...staff, brands: guideBrands, categories: guideCategories }),
    storesAdminModule({ ...staff, hiddenStoreCodes: deps.config.hiddenStoreCodes }),
    settingsAdminModule({ ...staff, defaults: deps.ruleDefaults, seller: deps.config.seller }),
    shippingAdminModule(staff),
    paymentAdminModule({ ...staff, gateways: deps.payments.gateways }),
    searchAdminModule({ ...staff, index: deps.searchIndex }),
    promotionAdminModule({
      ...staff,
      pictureUrl,
      ordersOf: couponOrders,
      promotionDays,
      isClubMember: isLinked,
      isInSegment: segmentMembership(segments),
      products: deps.products,
      readPurchases: purchaseReader({ ...staff, points: deps.config.points }),
      findPurchase: purchaseFinder({ ...staff, points: deps.config.points }),
      priceOpenCarts: openCartPricer(deps),
      limits: rules,
    }),
    customersAdminModule(customers),
    segmentsAdminModule({ ...staff, ...segments }),
    privacyAdminModule({
      ...staff,
      openPurchases,
      memberData: memberDataKeepers({ clock: deps.clock, secret: deps.config.secret }),
      customers: customerRecord(rules),
      deletionDays: () => deps.config.deletionRequestDays,
    }),
    reportsAdminModule({ ...staff, rowNames: reportNames, homeCounts: homeCounts(deps.clock) }),
    cashAdminModule({ ...staff, places: () => readPlaces(deps.database.kysely) }),
    settlementsAdminModule(settlementDeps(staff)),
    backgroundWorkAdminModule(staff),
    importExportAdminModule({ ...staff, targets: importTargets(rules) }),
    webhooksAdminModule({
      ...staff,
      sealer: sealerOf(deps.config.sealSecrets, deps.ids),
      allowsLoopback: rules.allowsLoopback,
    }),
    notificationAdminModule({
      ...staff,
      sealer: sealerOf(deps.config.sealSecrets, deps.ids),
      shopOf: rules.shopOf,
      realMessages: realMessages({ db: deps.database.kysely, now: () => deps.clock.now() }),
    }),
    adminModule(admin),
  ];
}

const adminDeps = (deps: ShopDeps, pictureUrl: (path: string) => string): AdminDeps => ({
  ...staffDeps(deps),
  orders: deps.orders,
  payments: deps.payments,
  returns: returnsDeps(deps, pictureUrl),
  refundLimit: () => deps.config.refundLimit,
  stores: () => listStores(deps.database.kysely, deps.config.hiddenStoreCodes),
  isStore: async (code) => (await storeByCode(deps.database.kysely, code)) !== null,
  isPage: deps.isPage,
  audience: offerAudience({ clock: deps.clock, siteCode: deps.config.siteScope.siteCode }),
  finders: [customerFinder(customersDeps(deps, pictureUrl)), ...adminFinders(deps.clock)],
  skus: skuCatalogue(deps.database.kysely, pictureUrl),
  pictureUrl,
});

/** The dependencies of the customers' pages. */
const customersDeps = (deps: ShopDeps, pictureUrl: (path: string) => string): CustomersDeps => ({
  ...staffDeps(deps),
  codes: deps.config.codes,
  pointsAdjustCap: () => deps.config.pointsAdjustCap,
  club: deps.club,
  scope: deps.config.siteScope,
  describeSkus: skuCatalogue(deps.database.kysely, pictureUrl).describe,
});

/** The dependencies of the media library. */
export const mediaDeps = (deps: ShopDeps): MediaDeps => ({
  ...staffDeps(deps),
  storage: deps.mediaStorage,
  usage: shopMediaUsage,
  cleanPicture: mediaPictures(),
});
