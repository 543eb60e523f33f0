import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import type { ProductRailsProps } from "./product-rails.tsx";

/** How far below the window the rails may be when they are loaded; whoever jumped past them is above nothing. */
const ahead = "99999px 0px 300px";

/** The rails below a product, loaded when the visitor comes near: most of the page's script is theirs. */
export function NearRails(props: ProductRailsProps) {
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
          // A page is whole without them.
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
