import type { IncomingHttpHeaders } from "node:http";
import { cookieText } from "#kit/core/cookie.ts";
import type { Device } from "#kit/core/device.ts";
import { asLocale, type Locale, negotiateLocale } from "#kit/core/locale.ts";

/** The two properties of a visitor that change a cacheable page. */
export type Visitor = { locale: Locale; device: Device };

// The prefixed name takes precedence; the older one is read until December 2027 (ADR 0074).
const localeCookies = [/(?:^|; ?)__Host-gt-local=([\w-]+)/, /(?:^|; ?)gt-local=([\w-]+)/];
const deviceCookies = [/(?:^|; ?)__Host-device=(h5|pc)\b/, /(?:^|; ?)device=(h5|pc)\b/];
const mobileAgent = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile/i;
// Bounded: unusual headers must not fill the memory.
const mostMemoized = 500;
const longestMemoized = 200;

function stored(patterns: readonly RegExp[], { cookie }: IncomingHttpHeaders): string | undefined {
  if (cookie === undefined) return undefined;
  for (const pattern of patterns) {
    const value = pattern.exec(cookie)?.[1];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The stored choice, else the browser's preference, else English (GN-08). */
export function localeOf(headers: IncomingHttpHeaders, negotiate = negotiateLocale): Locale {
  return asLocale(stored(localeCookies, headers)) ?? negotiate(headers["accept-language"]);
}

/** The stored measurement, else the client hint, else the user agent (D-78). */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const measured = stored(deviceCookies, headers);
  if (measured === "h5" || measured === "pc") return measured;
  const hint = headers["sec-ch-ua-mobile"];
  if (hint === "?1") return "h5";
  if (hint === "?0") return "pc";
  return mobileAgent.test(headers["user-agent"] ?? "") ? "h5" : "pc";
}

export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  locale: localeOf(headers),
  device: deviceOf(headers),
});

/** Memoized by headers: few browsers send the same values over and over. */
export function visitorReader(): (headers: IncomingHttpHeaders) => Visitor {
  const memoized = new Map<string, Locale>();
  const negotiate = (header: string | undefined): Locale => {
    const known = header === undefined ? undefined : memoized.get(header);
    if (known) return known;
    const locale = negotiateLocale(header);
    if (header !== undefined && header.length <= longestMemoized) {
      if (memoized.size >= mostMemoized) memoized.clear();
      memoized.set(header, locale);
    }
    return locale;
  };
  return (headers) => ({ locale: localeOf(headers, negotiate), device: deviceOf(headers) });
}

/** Stores a language chosen by `?lang=` for a year (GN-07, D-25). */
export const localeCookieFor = (locale: Locale, https: boolean): string =>
  cookieText({ name: "gt-local", value: locale, seconds: 365 * 24 * 60 * 60, https, httpOnly: false });
