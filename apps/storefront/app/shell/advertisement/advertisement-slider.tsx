import { useEffect, useState } from "react";
import type { Device } from "#kit/core/device.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";
import { Slider } from "#modules/content/web/slider/slider.tsx";
import { useApi } from "../../session/session-provider.tsx";
import { AdvertisementDocument } from "./advertisement.graphql.gen.ts";
import { advertisementOf, keepSlides, keptSlides, sliderIn } from "./kept-slides.ts";

/** What editors advertise at this path, asked for once in a visit. Nothing there, or not to be had: nothing is shown. */
export function AdvertisementSlider({ path, device }: { path: string; device: Device }) {
  const api = useApi();
  const locale = useLocale();
  const [slider, setSlider] = useState<SliderColumn | null>(null);

  useEffect(() => {
    let left = false;
    const kept = keptSlides(sessionStorage, path, locale);
    setSlider(kept ?? null);
    if (kept !== undefined) return;
    api(AdvertisementDocument, { pageUrl: advertisementOf(path), deviceType: device, lang: locale })
      .then(({ getPageByUrl }) => {
        const found = sliderIn(getPageByUrl?.pageContent);
        keepSlides(sessionStorage, path, locale, found);
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
