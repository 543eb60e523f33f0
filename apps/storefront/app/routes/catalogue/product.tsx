import { Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/product.ts";
import { loadProduct } from "./load-product.server.ts";
import { productSeo } from "./product-seo.ts";
import { ShopProduct } from "./shop-product.tsx";

export const handle = cachedPage("skuCode", "soldOut", "activityCode", "activityType");

const ProductMissing = lazyWithRetry(() =>
  import("#modules/catalogue/web/product/product-missing.tsx").then((file) => file.ProductMissing),
);

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadProduct(context, params.code, new URL(request.url).searchParams);

/** The page has all SKUs: choosing another one loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, productSeo(loaderData?.product));

export default function Product({ loaderData }: Route.ComponentProps) {
  if (!loaderData.product) {
    return (
      <Suspense>
        <ProductMissing reason={loaderData.reason} />
      </Suspense>
    );
  }
  return <ShopProduct key={loaderData.product.code} product={loaderData.product} disclaimer={loaderData.disclaimer} />;
}
