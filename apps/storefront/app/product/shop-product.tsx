import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ProductModel, SkuModel } from "#modules/catalogue/web/product/product-model.ts";
import { ProductView } from "#modules/catalogue/web/product/product-view.tsx";
import { RemindButton } from "#modules/catalogue/web/product/remind-button.tsx";
import { track } from "#modules/tracking/web/track.ts";
import { WishHeart } from "#modules/wishlist/web/wish-heart.tsx";
import { loginThenBack } from "../session/session-ended.ts";
import { useSession } from "../session/session-provider.tsx";
import { Recommendations } from "./recommendations.tsx";

type ShopProductProps = { product: ProductModel; disclaimer: string | null };

/** A product's page with what the other rooms put on it. */
export function ShopProduct({ product, disclaimer }: ShopProductProps) {
  useViewTold(product);
  return (
    <ProductView
      product={product}
      disclaimer={disclaimer}
      slots={{
        heart: <WishHeart productCode={product.code} productName={product.name} />,
        remind: (sku) => <Remind sku={sku} />,
        below: (sku) => <Recommendations skuCode={sku.code} />,
      }}
    />
  );
}

function Remind({ sku }: { sku: SkuModel }) {
  const member = useSession(({ isLogin, isGuest }) => isLogin && !isGuest);
  const { pathname } = useLocation();
  const here = `${pathname}?skuCode=${encodeURIComponent(sku.code)}&soldOut=show`;
  return <RemindButton skuCode={sku.code} member={member} loginPath={loginThenBack(here)} />;
}

/** Tells once that the product was looked at (PD-14). */
function useViewTold(product: ProductModel) {
  useEffect(() => {
    const { code, name, brand, categories, skus } = product;
    const [first] = skus;
    track({
      name: "view_item",
      items: [{ code, name, brand: brand.name, category: categories.at(-1)?.label, price: first?.price ?? 0 }],
    });
  }, [product]);
}
