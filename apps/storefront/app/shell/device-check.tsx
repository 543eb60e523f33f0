import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Device } from "#kit/core/device.ts";
import { keepCookie } from "../session/keep-cookie.ts";
import { cookieNames } from "../session/storage-names.ts";

/** The phone layout ends here (SH-33). */
export const phoneLayout = "(max-width: 768px)";

const mobileAgent = /Mobi|Android|iPhone/i;

export function measuredDevice(narrow: boolean, userAgent: string): Device {
  return narrow || mobileAgent.test(userAgent) ? "h5" : "pc";
}

/** Confirms by width what the server guessed, and remembers it; pages whose content differs by device are loaded anew. */
export function DeviceCheck({ rendered }: { rendered: Device }) {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const layout = window.matchMedia(phoneLayout);
    let shown = rendered;
    const check = () => {
      const device = measuredDevice(layout.matches, navigator.userAgent);
      keepCookie(cookieNames.device, device, 365 * 24 * 60 * 60);
      // The layout follows at once (kit/web/styles/tokens.css), the content with the next load.
      document.documentElement.dataset.device = device;
      if (device === shown) return;
      shown = device;
      revalidate();
    };
    check();
    layout.addEventListener("change", check);
    return () => layout.removeEventListener("change", check);
  }, [rendered, revalidate]);

  return null;
}
