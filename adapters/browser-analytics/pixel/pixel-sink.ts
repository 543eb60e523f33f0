import type { EventSink } from "#modules/tracking/contract/event-sink.ts";
import type { Vendor } from "#modules/tracking/contract/measuring.ts";
import { pixelAddress } from "./pixel-address.ts";

/** Loads an image by its address. */
export type RequestPixel = (address: string) => void;

const inThePage: RequestPixel = (address) => {
  const picture = new Image();
  picture.referrerPolicy = "origin";
  picture.src = address;
};

/** Reports an event by loading a tiny image. */
export const pixelSink = (vendor: Vendor, request: RequestPixel = inThePage): EventSink => ({
  send(events) {
    for (const noted of events) {
      const address = pixelAddress(vendor, noted);
      if (address !== null) request(address);
    }
  },
});
