import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Device } from "#kit/core/device.ts";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";

const AdvertisementSlider = lazyWithRetry(() =>
  import("./advertisement-slider.tsx").then((file) => file.AdvertisementSlider),
);

/** The end of a page: the advertisement is loaded when scrolled near. */
export function AdvertisementPlace({ device }: { device: Device }) {
  const { pathname } = useLocation();
  const end = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<string | null>(null);

  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(pathname);
      },
      { rootMargin: "600px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [pathname]);

  return (
    <div ref={end}>
      {near === pathname ? (
        <Suspense>
          <AdvertisementSlider path={pathname} device={device} />
        </Suspense>
      ) : null}
    </div>
  );
}
