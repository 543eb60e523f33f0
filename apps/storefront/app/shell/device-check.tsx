import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Device } from "#kit/core/device.ts";
import { setCookie } from "../session/set-cookie.ts";
import { cookieNames } from "../session/storage-names.ts";

/** The largest width of the phone layout (SH-33). */
export const phoneLayout = "(max-width: 768px)";

const mobileAgent = /Mobi|Android|iPhone/i;

export function measuredDevice(narrow: boolean, userAgent: string): Device {
  return narrow || mobileAgent.test(userAgent) ? "h5" : "pc";
}

/** Compares the server's guess with the viewport width and stores the result; pages whose content differs by device are reloaded. */
export function DeviceCheck({ rendered }: { rendered: Device }) {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const layout = window.matchMedia(phoneLayout);
    let shown = rendered;
    const check = () => {
      const device = measuredDevice(layout.matches, navigator.userAgent);
      // The frame of a preview is as wide as the device it shows, not as the one of its viewer.
      if (self === top) setCookie(cookieNames.device, device, 365 * 24 * 60 * 60);
      // The layout changes at once (kit/web/styles/tokens.css), the content with the next load.
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
