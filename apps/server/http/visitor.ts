import type { IncomingHttpHeaders } from "node:http";
import type { Device } from "#kit/core/device.ts";
import { asLocale, type Locale, negotiateLocale } from "#kit/core/locale.ts";

/** The two things about a visitor that change what a public page looks like. */
export type Visitor = { locale: Locale; device: Device };

const localeCookie = /(?:^|; ?)gt-local=([\w-]+)/;
const deviceCookie = /(?:^|; ?)device=(h5|pc)\b/;
const mobileAgent = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile/i;

/** The stored choice, else what the browser asks for, else English (GN-08). */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const stored = localeCookie.exec(headers.cookie ?? "")?.[1];
  return asLocale(stored) ?? negotiateLocale(headers["accept-language"]);
}

/** What the browser measured last time, else its own hint, else its name (D-78). */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const stored = deviceCookie.exec(headers.cookie ?? "")?.[1];
  if (stored === "h5" || stored === "pc") return stored;
  const hint = headers["sec-ch-ua-mobile"];
  if (hint === "?1") return "h5";
  if (hint === "?0") return "pc";
  return mobileAgent.test(headers["user-agent"] ?? "") ? "h5" : "pc";
}

export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  locale: localeOf(headers),
  device: deviceOf(headers),
});

/** Keeps a language chosen by `?lang=` for a year (GN-07, D-25). */
export const localeCookieFor = (locale: Locale, https: boolean): string =>
  `gt-local=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${https ? "; Secure" : ""}`;
