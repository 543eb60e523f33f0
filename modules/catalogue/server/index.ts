import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { queryProductDetail } from "./operations/queryProductDetail.ts";
import { remindWhenAvailable } from "./operations/remindWhenAvailable.ts";
import { landingProducts } from "./wire/landing-products.ts";

export type { CatalogueDeps } from "./catalogue-deps.ts";
export { type LiveSku, liveSkus } from "./live-sku.ts";
export { catalogueMigrations } from "./migration-source.ts";
export { type BackInStockDeps, notifyBackInStock } from "./notify-back-in-stock.ts";
export { type BackInStockNotifier, type BackInStockSku, noNotifier } from "./ports/back-in-stock-notifier.ts";
export {
  type ActivePromotion,
  type ActivePromotions,
  type FlashSalePrice,
  noPromotions,
  type PromotionFingerprint,
  type PromotionReader,
  type PromotionTarget,
  type RibbonPosition,
  type Span,
} from "./ports/promotions.ts";
export { mediaOf } from "./product.ts";
export { type ProductReader, productReader } from "./product-reader.ts";
export { ribbonFor } from "./ribbon.ts";
export {
  type BrandNames,
  type CatalogueNames,
  type CategoryNames,
  readCatalogueNames,
} from "./store/catalogue-names.ts";
export { catalogueVersion } from "./store/catalogue-version.ts";
export { countListedProducts, listedProductAt, listGroups, listProducts } from "./store/listed-products.ts";
export { collectReminders, deleteReminders } from "./store/member-data.ts";
export { isProductOnSale } from "./store/product-on-sale.ts";
export { productOfSku, productsByAnyCode } from "./store/products-by-code.ts";
export {
  nextProductCodes,
  readProductNames,
  readSearchableProducts,
  type SearchableProduct,
  type SearchableSku,
} from "./store/searchable-products.ts";
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
      LandingPage: { columnProducts: landingProducts(deps) },
    },
  };
}
