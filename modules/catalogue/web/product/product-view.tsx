import { memo, type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { Breadcrumb } from "#kit/web/content/breadcrumb.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useLate } from "#kit/web/use-late.ts";
import { CardRibbon } from "../card-ribbon.tsx";
import { AttributeChoice } from "./attribute-choice.tsx";
import { Availability } from "./availability.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { requestedSku, shownSku } from "./choice.ts";
import { FlashSaleNote } from "./flash-sale-note.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { OfferPrice } from "./offer-price.tsx";
import type { ProductModel, SkuModel } from "./product-model.ts";
import { useProductText } from "./product-text.ts";
import { useLiveOffers } from "./use-live-offers.ts";

// It is rendered with the page; its script loads after those for choosing and buying.
const LateDetails = lazyWithRetry(() => import("./product-details.tsx").then((file) => file.ProductDetails));

// Of no use without a script, and of none before the page is alive.
const loadShare = () => import("./share-button.tsx").then((file) => file.ShareButton);

/** What other modules put on a product's page; the route that composes it brings them. */
type ProductSlots = {
  /** The button that buys, in the page and in the bar that follows the visitor down it. */
  buy?: (sku: SkuModel, place: "page" | "bar") => ReactNode;
  /** For sold out products with reminders. */
  remind?: (sku: SkuModel) => ReactNode;
  heart?: ReactNode;
  promotions?: (sku: SkuModel) => ReactNode;
  /** Rails below everything else. */
  below?: (sku: SkuModel) => ReactNode;
};

export type ProductViewProps = { product: ProductModel; disclaimer: string | null; slots?: ProductSlots };

export function ProductView({ product, disclaimer, slots = {} }: ProductViewProps) {
  const t = useProductText();
  const skus = useLiveOffers(product.code, product.skus);
  const sku = useShownSku(product, skus);
  const ShareButton = useLate(loadShare);
  if (!sku) return null;
  const colour = product.attributes
    .filter(({ values }) => values.some(({ image }) => image !== null))
    .map(({ code, values }) => values.find((value) => value.code === sku.options[code])?.name)[0];
  const pictureName = colour === undefined ? product.name : `${product.name}, ${colour}`;
  return (
    <div className="mx-auto max-w-page px-4 pb-12 md:px-6">
      <div className="py-1 md:py-3">
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[{ label: t("home"), to: "/" }, ...product.categories, { label: product.name }]}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-10">
        <div className="-mx-4 md:sticky md:top-4 md:mx-0 md:self-start">
          {/* Another colour has other pictures and starts with its first. */}
          <Gallery key={sku.gallery} media={product.galleries[sku.gallery] ?? []} name={pictureName}>
            {sku.ribbon && sku.stock > 0 ? <CardRibbon ribbon={sku.ribbon} /> : null}
          </Gallery>
        </div>
        <div className="grid content-start gap-5">
          <header>
            <div className="flex flex-wrap items-start justify-between gap-x-3">
              <Link
                to={product.brand.path}
                className="inline-flex min-h-11 items-center text-sm font-bold tracking-wide text-ink-soft uppercase hover:text-ink hover:underline"
              >
                {product.brand.name}
              </Link>
              <div className="flex">
                {slots.heart}
                <div className="size-11">
                  {ShareButton ? <ShareButton title={product.name} path={product.path} /> : null}
                </div>
              </div>
            </div>
            <h1 className="text-2xl font-extrabold tracking-tight text-balance md:text-3xl">{product.name}</h1>
            <p className="mt-1 text-xs text-ink-soft">{t("skuNumber", { number: sku.number })}</p>
          </header>
          <OfferPrice offer={sku} />
          {sku.flashSale ? (
            <FlashSaleNote
              flashSale={sku.flashSale}
              activity={product.activities.find(({ activityCode }) => activityCode === sku.flashSale?.activityCode)}
            />
          ) : null}
          {slots.promotions?.(sku)}
          {product.attributes.map((attribute) => (
            <AttributeChoice
              key={attribute.code}
              attribute={attribute}
              skus={skus}
              shown={sku}
              sizeGuide={attribute.code === "s_size" ? product.sizeGuide : null}
            />
          ))}
          <Availability offer={sku} deliveryDays={product.deliveryDays} />
          {product.purchaseLimit ? (
            <p className="text-sm font-bold">{t("purchaseLimit", { count: product.purchaseLimit })}</p>
          ) : null}
          {slots.buy ? (
            <BuyBar product={product} sku={sku} button={slots.buy(sku, "bar")}>
              {slots.buy(sku, "page")}
            </BuyBar>
          ) : null}
          {sku.stock < 1 && product.remindable ? slots.remind?.(sku) : null}
          <Details product={product} disclaimer={disclaimer} />
        </div>
      </div>
      {slots.below?.(sku)}
    </div>
  );
}

const Details = memo(function Details({ product, disclaimer }: Pick<ProductViewProps, "product" | "disclaimer">) {
  return (
    <Suspense>
      <LateDetails product={product} disclaimer={disclaimer} />
    </Suspense>
  );
});

/**
 * The SKU in the address, or the one the page opened with. News about stock never change it under the visitor's eyes:
 * a choice sold out meanwhile stays, and shows it.
 */
function useShownSku(product: ProductModel, live: readonly SkuModel[]): SkuModel | null {
  const [query] = useSearchParams();
  const requested = requestedSku(query, product.activities);
  const backInStock = live.some(({ code, stock }) => code === requested.skuCode && stock > 0);
  const known = shownSku(product.skus, { ...requested, showSoldOut: requested.showSoldOut || backInStock });
  return live.find(({ code }) => code === known?.code) ?? known;
}
