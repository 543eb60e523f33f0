import { memo, Suspense, useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { BuyButton } from "#modules/cart/web/buy-button.tsx";
import type { CartItem } from "#modules/cart/web/cart-item.ts";
import { askedActivity, requestedSku, shownSku } from "#modules/catalogue/web/product/choice.ts";
import type { ProductModel, SkuModel } from "#modules/catalogue/web/product/product-model.ts";
import { ProductView } from "#modules/catalogue/web/product/product-view.tsx";
import { track } from "#modules/tracking/web/track.ts";
import { WishlistButton } from "#modules/wishlist/web/wishlist-button.tsx";
import { loginThenBack } from "../../session/session-ended.ts";
import { useSession } from "../../session/session-provider.tsx";
import { LazyRails } from "./lazy-rails.tsx";

// Both are rendered by the server; their scripts load after those needed to choose and buy.
const PromotionChips = lazyWithRetry(() =>
  import("#modules/promotion/web/promotion-chips.tsx").then((file) => file.PromotionChips),
);
const RemindOffer = lazyWithRetry(() =>
  import("#modules/catalogue/web/product/remind-offer.tsx").then((file) => file.RemindOffer),
);

type ShopProductProps = { product: ProductModel; disclaimer: string | null };

/** A product page composed with the components of other modules. */
export function ShopProduct({ product, disclaimer }: ShopProductProps) {
  useViewTracking(product);
  useViewCount(product.code);
  const more = useMoreOf(product);
  return (
    <ProductView
      product={product}
      disclaimer={disclaimer}
      slots={{
        buy: (sku, place) => <BuyButton item={cartItem(product, sku)} size={place === "bar" ? "md" : "lg"} />,
        promotions: (sku) => <Chips activities={product.activities} flashSale={sku.flashSale?.activityCode} />,
        heart: <WishlistButton productCode={product.code} productName={product.name} />,
        remind: (sku) => <Remind sku={sku} />,
        below: (sku) => <LazyRails skuCode={sku.code} activityCode={more} />,
      }}
    />
  );
}

type ChipsProps = Pick<ProductModel, "activities"> & {
  /** The flash sale that sets the price of the shown SKU. */
  flashSale: string | undefined;
};

const Chips = memo(function Chips({ activities, flashSale }: ChipsProps) {
  const own = activities.filter(
    ({ activityType, activityCode }) => activityType !== "CAMPAIGN" || activityCode === flashSale,
  );
  return (
    <Suspense>
      <PromotionChips activities={own} />
    </Suspense>
  );
});

const cartItem = ({ code, name, brand }: ProductModel, sku: SkuModel): CartItem => ({
  productCode: code,
  skuCode: sku.code,
  orgCode: sku.source,
  stock: sku.stock,
  price: sku.price,
  name,
  brand: brand.name,
});

/** The promotion whose products are shown below (PD-12): the one in the address (PD-25), else the product's. */
function useMoreOf({ activities, shopMore }: ProductModel): string | null {
  const [query] = useSearchParams();
  if (!shopMore) return null;
  const listed = activities.filter(({ activityType }) => activityType !== "FREE_SHIPPING");
  return askedActivity(listed, query)?.activityCode ?? shopMore;
}

function Remind({ sku }: { sku: SkuModel }) {
  const member = useSession(({ isLogin, isGuest }) => isLogin && !isGuest);
  const { pathname } = useLocation();
  const here = `${pathname}?skuCode=${encodeURIComponent(sku.code)}&soldOut=show`;
  return (
    <Suspense fallback={<div className="min-h-13" />}>
      <RemindOffer skuCode={sku.code} member={member} loginPath={loginThenBack(here)} />
    </Suspense>
  );
}

/** Tracks the product view once (PD-14). */
function useViewTracking(product: ProductModel) {
  useEffect(() => {
    const { code, name, brand, categories, skus } = product;
    const shown = shownSku(skus, requestedSku(new URLSearchParams(window.location.search), product.activities));
    const { label: category } = categories.at(-1) ?? {};
    const item = { code, name, brand: brand.name, category, variant: shown?.code, price: shown?.price ?? 0 };
    track({ name: "view_item", items: [item] });
  }, [product]);
}

/** Counts the view in the browser, because the page may come from a cache. The code alone is sent, so it needs no consent. */
function useViewCount(productCode: string) {
  useEffect(() => {
    navigator.sendBeacon("/events/product-view", productCode);
  }, [productCode]);
}
