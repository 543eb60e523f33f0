import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { queryProductDetail } from "./operations/queryProductDetail.ts";
import { remindWhenAvailable } from "./operations/remindWhenAvailable.ts";
import { landingProducts } from "./wire/landing-products.ts";

export type { CatalogueDeps } from "./catalogue-deps.ts";
export { catalogueMigrations } from "./migration-source.ts";
export { type BackInStockDeps, notifyBackInStock } from "./notify-back-in-stock.ts";
export { type Announcer, type ReturnedSku, silentAnnouncer } from "./ports/announcer.ts";
export {
  type Campaign,
  type CampaignPrice,
  type Campaigns,
  type FindHeldCampaigns,
  type HeldCampaign,
  type HeldCampaigns,
  type HeldCampaignsValues,
  type Moment,
  noCampaigns,
  type RibbonPosition,
  type Span,
  type Touchable,
} from "./ports/campaigns.ts";
export { mediaOf } from "./product.ts";
export { type ProductCache, productCache } from "./product-cache.ts";
export { type CardSources, type ProductCard, productCards, skusOf } from "./product-cards.ts";
export {
  type LiveOffers,
  type LiveSku,
  liveOfferFragments,
  liveSkusFrom,
  type ProductSources,
  readLiveSkus,
} from "./product-reader.ts";
export { type ProductValidators, productValidators } from "./product-validators.ts";
export { ribbonFor } from "./ribbon.ts";
export { readAttributes } from "./store/attributes.ts";
export { firstCategories } from "./store/first-categories.ts";
export { countListedProducts, listedProductAt, listGroups, listProducts } from "./store/listed-products.ts";
export { collectReminders, forgetReminders } from "./store/member-data.ts";
export { type PackedSize, packedSizes } from "./store/packed-sizes.ts";
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
export { namesTag, shownForAMoment } from "./cache-lifetimes.ts";
