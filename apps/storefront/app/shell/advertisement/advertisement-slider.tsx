import { useEffect, useState } from "react";
import type { Device } from "#kit/core/device.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";
import { Slider } from "#modules/content/web/slider/slider.tsx";
import { useApi } from "../../session/session-provider.tsx";
import { AdvertisementDocument } from "./advertisement.graphql.gen.ts";
import { advertisementOf, cachedSlides, cacheSlides, sliderIn } from "./slide-cache.ts";

/** The editors' advertisement for this path, loaded once per visit. Renders nothing when empty or failed. */
export function AdvertisementSlider({ path, device }: { path: string; device: Device }) {
  const api = useApi();
  const locale = useLocale();
  const [slider, setSlider] = useState<SliderColumn | null>(null);

  useEffect(() => {
    let left = false;
    const cached = cachedSlides(sessionStorage, path, locale);
    setSlider(cached ?? null);
    if (cached !== undefined) return;
    api(AdvertisementDocument, { pageUrl: advertisementOf(path), deviceType: device, lang: locale })
      .then(({ getPageByUrl }) => {
        const found = sliderIn(getPageByUrl?.pageContent);
        cacheSlides(sessionStorage, path, locale, found);
        if (!left) setSlider(found);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [api, path, locale, device]);

  if (!slider) return null;
  return (
    <div className="pb-10 md:pb-16">
      <Slider key={path} column={slider} first={false} />
    </div>
  );
}
