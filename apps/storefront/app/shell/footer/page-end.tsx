import type { Device } from "#kit/core/device.ts";
import { DeferredSection } from "#kit/web/content/deferred-section.tsx";
import { AdvertisementPlace } from "../advertisement/advertisement-place.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

export type PageEndProps = SiteFooterProps & { device: Device };

/** The end of every page: its advertisement and the footer. */
export function PageEnd({ device, ...footer }: PageEndProps) {
  return (
    <DeferredSection>
      <AdvertisementPlace device={device} />
      <SiteFooter {...footer} />
    </DeferredSection>
  );
}
