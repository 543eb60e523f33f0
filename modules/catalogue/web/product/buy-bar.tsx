import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { ProductModel, SkuModel } from "./product-model.ts";

const Bar = lazyWithRetry(() => import("./following-bar.tsx").then((file) => file.FollowingBar));

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
  const place = useRef<HTMLDivElement>(null);
  const passed = usePassed(place);
  return (
    <>
      <div ref={place}>{children}</div>
      {passed ? (
        <Suspense>
          <Bar name={product.name} price={sku.price}>
            {button}
          </Bar>
        </Suspense>
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
    // An element below the viewport counts as seen, so that a jump past it is noticed too.
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
