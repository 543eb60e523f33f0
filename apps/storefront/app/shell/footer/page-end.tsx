import type { Device } from "#kit/core/device.ts";
import { DrawnNear } from "#kit/web/content/drawn-near.tsx";
import { AdvertisementPlace } from "../advertisement/advertisement-place.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

export type PageEndProps = SiteFooterProps & { device: Device };

/** What every page ends with: what is advertised at its path, and the footer. */
export function PageEnd({ device, ...footer }: PageEndProps) {
  return (
    <DrawnNear>
      <AdvertisementPlace device={device} />
      <SiteFooter {...footer} />
    </DrawnNear>
  );
}
