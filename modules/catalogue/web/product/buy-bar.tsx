import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Price } from "#kit/web/content/price.tsx";
import type { ProductModel, SkuModel } from "./product-model.ts";
import { useProductText } from "./product-text.ts";

export type BuyBarProps = {
  product: Pick<ProductModel, "name">;
  sku: SkuModel;
  /** The button once more, for the bar. */
  button: ReactNode;
  /** The button in the page. */
  children: ReactNode;
};

/** On a phone the button that buys comes along: once it has left the screen upwards, a bar at the lower edge holds it. */
export function BuyBar({ product, sku, button, children }: BuyBarProps) {
  const t = useProductText();
  const place = useRef<HTMLDivElement>(null);
  const passed = usePassed(place);
  return (
    <>
      <div ref={place}>{children}</div>
      {passed ? (
        <div
          data-print="hide"
          className={cx(
            "fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-t border-line bg-raised px-4 pt-2.5 shadow-float md:hidden",
            "pb-[max(0.625rem,env(safe-area-inset-bottom))]",
          )}
        >
          <div className="min-w-0 grow">
            <p className="truncate text-xs text-ink-soft">{product.name}</p>
            {/* The price before stands in the page; here it would make the bar two lines high. */}
            <Price current={sku.price} currentLabel={t("priceNow")} originalLabel={t("priceBefore")} />
          </div>
          <div className="shrink-0">{button}</div>
        </div>
      ) : null}
    </>
  );
}

/** Makes room at the page's end, and for what floats above it, while the bar is shown. */
function usePassed(place: { current: HTMLElement | null }): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !window.matchMedia("(max-width: 768px)").matches) return;
    // What still lies below counts as seen, so that a jump past it is noticed too.
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 99999px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-bar-below", passed);
    return () => document.documentElement.removeAttribute("data-bar-below");
  }, [passed]);
  return passed;
}
