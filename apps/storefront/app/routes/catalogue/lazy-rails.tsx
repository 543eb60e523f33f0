import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import type { ProductRailsProps } from "./product-rails.tsx";

/** Distance below the viewport at which the rails are loaded; rails above the viewport count as near. */
const ahead = "99999px 0px 300px";

/** The rails below a product, loaded when scrolled near: they are most of the page's script. */
export function LazyRails(props: ProductRailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Rails, setRails] = useState<ComponentType<ProductRailsProps> | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./product-rails.tsx").then(
          ({ ProductRails }) => setRails(() => ProductRails),
          // The page is complete without them.
          () => undefined,
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="mt-10 md:mt-14 noscript:hidden">
      <Suspense fallback={<div className="min-h-96" />}>
        {Rails ? <Rails {...props} /> : <div className="min-h-96" />}
      </Suspense>
    </div>
  );
}
