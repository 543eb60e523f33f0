import type { Setting } from "./setting.ts";
import { checkoutSettings } from "./settings/checkout.ts";
import { clubSettings } from "./settings/club.ts";
import { identitySettings } from "./settings/identity.ts";
import { paymentSettings } from "./settings/payment.ts";
import { processSettings } from "./settings/process.ts";
import { sellerSettings } from "./settings/seller.ts";
import { siteSettings } from "./settings/site.ts";
import { vendorSettings } from "./settings/vendors.ts";

/** Stands in for SHOP_SECRET outside production, so that a fresh checkout starts without any preparation. */
export const developmentSecret = "development-only-secret-of-nobody-in-particular";

/** Every variable the server knows, in the order of `.env.example`. */
export const settings = {
  ...processSettings,
  ...identitySettings,
  ...clubSettings,
  ...siteSettings,
  ...vendorSettings,
  ...checkoutSettings,
  ...paymentSettings,
  ...sellerSettings,
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;

type ValueOf<S> =
  S extends Setting<infer Value> ? (S extends { readonly fallback: string } ? Value : Value | null) : never;

/** The variables after reading, each by its own name; null for an absent one that has no fallback. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };
