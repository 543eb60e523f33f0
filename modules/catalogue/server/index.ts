import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { queryProductDetail } from "./operations/queryProductDetail.ts";
import { remindWhenAvailable } from "./operations/remindWhenAvailable.ts";
import { articleProducts } from "./wire/article-products.ts";
import { landingProducts } from "./wire/landing-products.ts";

export { catalogueAdminModule } from "./admin-module.ts";
export type { CatalogueSku } from "./cached-products.ts";
export type { CatalogueDeps } from "./catalogue-deps.ts";
export { type LiveSku, liveSkus } from "./live-sku.ts";
export { catalogueMigrations } from "./migration-source.ts";
export { notifyBackInStock } from "./notify-back-in-stock.ts";
export { flashSaleFor } from "./offer.ts";
export type { BackInStockNotifier } from "./ports/back-in-stock-notifier.ts";
export type { PageChoices } from "./ports/page-choices.ts";
export type { ProductHistory } from "./ports/product-history.ts";
export {
  type ActivePromotion,
  type ActivePromotions,
  type FlashSalePrice,
  noPromotions,
  type PromotionReader,
  type PromotionTarget,
  type Span,
} from "./ports/promotions.ts";
export type { SkuUses } from "./ports/sku-uses.ts";
export {
  belowFloors,
  type PriceBelowFloor,
  readPriceFloors,
} from "./price-floors/price-floors.ts";
export { pricePlanRecordWithFloor, shownPlanChanges } from "./price-plans/price-plan-floor.ts";
export { pricePlanRecord } from "./price-plans/price-plan-record.ts";
export { mediaOf } from "./product.ts";
export { type ProductReader, productReader } from "./product-reader.ts";
export { brandRecord } from "./records/brand-record.ts";
export { categoryRecord } from "./records/category-record.ts";
export {
  belowFloor,
  type PriceFloorRule,
  productRecordWithFloor,
} from "./records/product-record/check-price-floor.ts";
export { productRecord } from "./records/product-record/product-record.ts";
export { ribbonFor } from "./ribbon.ts";
export { pricesAt, type SalePriced, salePriceAt, spanOfSales } from "./sale-window.ts";
export { findBrands, matchingBrandCodes } from "./store/admin-brands.ts";
export { listCategories } from "./store/admin-categories.ts";
export { findAdminProducts, matchingProductCodes } from "./store/admin-products.ts";
export {
  type BrandNames,
  type CatalogueNames,
  type CategoryNames,
  readCatalogueNames,
} from "./store/catalogue-names.ts";
export { catalogueVersion } from "./store/catalogue-version.ts";
export { knownProducts } from "./store/category-states.ts";
export { nextSaleChange, productsOfChangedSales } from "./store/changed-sales.ts";
export { findCategories } from "./store/find-categories.ts";
export { findGroupLinks } from "./store/group-links.ts";
export { addChoices, readCatalogueReferences, takenSlugs } from "./store/import-references.ts";
export { countListedProducts, listedProductAt, listGroups, listProducts } from "./store/listed-products.ts";
export { groupsWithMedia, productsWithMedia } from "./store/media-usage.ts";
export { collectReminders, deleteReminders } from "./store/member-data.ts";
export { findPricePlans } from "./store/price-plan-list.ts";
export { purgePlannedPrices } from "./store/price-plans.ts";
export { findProductNames } from "./store/product-names.ts";
export { isProductOnSale } from "./store/product-on-sale.ts";
export {
  productCodeOfSku,
  productsInScope,
  productsOfGroups,
  scopesOfProducts,
  unknownScopeEntries,
} from "./store/product-scope.ts";
export { productOfSku, productsByAnyCode } from "./store/products-by-code.ts";
export { purchaseLimitsOf } from "./store/purchase-limits.ts";
export { brandCodes, categoryCodes, productCodes, productsOfSkus } from "./store/record-codes.ts";
export {
  nextProductCodes,
  readProductNames,
  readSearchableProducts,
  type SearchableProduct,
  type SearchableSku,
} from "./store/searchable-products.ts";
export { productsWithSizeGuide } from "./store/size-guide-usage.ts";
export { skuCosts } from "./store/sku-costs.ts";
export { findSkuCodes, identifySkus, readSkuLabels } from "./store/sku-labels.ts";
export { skuPrices } from "./store/sku-prices.ts";
export { hasSkuPriced, skusOfProductsPriced } from "./store/skus-by-price.ts";
export { productOfSkuIn, skusOfProducts } from "./store/skus-of-products.ts";
export { writeAttributes, writeBrands, writeCategories } from "./store/write-groups.ts";
export { writeProducts } from "./store/write-products.ts";
export { cardOnWire } from "./wire/product-wire.ts";

export function catalogueModule(deps: CatalogueDeps): ShopModule {
  return {
    name: "catalogue",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryProductDetail: queryProductDetail(deps) },
      Mutation: { remindWhenAvailable: remindWhenAvailable(deps) },
      Article: { articleProducts: articleProducts(deps) },
      LandingPage: { columnProducts: landingProducts(deps) },
    },
  };
}
