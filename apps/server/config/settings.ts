import type { Setting } from "./setting.ts";
import { checkoutSettings } from "./settings/checkout.ts";
import { clubSettings } from "./settings/club.ts";
import { identitySettings } from "./settings/identity.ts";
import { mediaSettings } from "./settings/media.ts";
import { paymentSettings } from "./settings/payment.ts";
import { processSettings } from "./settings/process.ts";
import { sellerSettings } from "./settings/seller.ts";
import { siteSettings } from "./settings/site.ts";
import { vendorSettings } from "./settings/vendors.ts";

/** The default of SHOP_SECRET outside production, so that a fresh checkout starts without preparation. */
export const developmentSecret = "development-only-secret-of-nobody-in-particular";

/** Every environment variable, in the order of `.env.example`. */
export const settings = {
  ...processSettings,
  ...identitySettings,
  ...clubSettings,
  ...siteSettings,
  ...mediaSettings,
  ...vendorSettings,
  ...checkoutSettings,
  ...paymentSettings,
  ...sellerSettings,
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;

type ValueOf<S> =
  S extends Setting<infer Value> ? (S extends { readonly fallback: string } ? Value : Value | null) : never;

/** The parsed variables by name; null for an absent one without a default. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };
