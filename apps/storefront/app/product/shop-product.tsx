import { useEffect } from "react";
import type { ProductModel } from "#modules/catalogue/web/product/product-model.ts";
import { ProductView } from "#modules/catalogue/web/product/product-view.tsx";
import { track } from "#modules/tracking/web/track.ts";

type ShopProductProps = { product: ProductModel; disclaimer: string | null };

/** A product's page with what the other rooms put on it. */
export function ShopProduct({ product, disclaimer }: ShopProductProps) {
  useViewTold(product);
  return <ProductView product={product} disclaimer={disclaimer} />;
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
