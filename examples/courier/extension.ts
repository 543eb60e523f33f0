import type { Extension } from "#apps/server/extensions/extension.ts";
import { kilatCourier } from "./kilat-courier.ts";

/** Offers the services of the courier Kilat at checkout once KILAT_URL and KILAT_TOKEN are set. */
export const extension: Extension = {
  couriers({ setting, timeoutMs }) {
    const [url, token] = [setting("KILAT_URL"), setting("KILAT_TOKEN")];
    return url && token ? [kilatCourier({ url, token, timeoutMs: timeoutMs.courier })] : [];
  },
};
