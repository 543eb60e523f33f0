import type { IncomingHttpHeaders } from "node:http";
import { cookieText } from "#kit/core/cookie.ts";
import type { Device } from "#kit/core/device.ts";
import { asLocale, type Locale, negotiateLocale } from "#kit/core/locale.ts";

/** The two things about a visitor that change what a public page looks like. */
export type Visitor = { locale: Locale; device: Device };

// The prefixed name counts first; the other is older, and read until December 2027 (ADR 0074).
const localeCookies = [/(?:^|; ?)__Host-gt-local=([\w-]+)/, /(?:^|; ?)gt-local=([\w-]+)/];
const deviceCookies = [/(?:^|; ?)__Host-device=(h5|pc)\b/, /(?:^|; ?)device=(h5|pc)\b/];
const mobileAgent = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile/i;
// Strange wishes must not fill the memory.
const mostRemembered = 500;
const longestRemembered = 200;

function stored(patterns: readonly RegExp[], { cookie }: IncomingHttpHeaders): string | undefined {
  if (cookie === undefined) return undefined;
  for (const pattern of patterns) {
    const value = pattern.exec(cookie)?.[1];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The stored choice, else what the browser asks for, else English (GN-08). */
export function localeOf(headers: IncomingHttpHeaders, negotiate = negotiateLocale): Locale {
  return asLocale(stored(localeCookies, headers)) ?? negotiate(headers["accept-language"]);
}

/** What the browser measured last time, else its own hint, else its name (D-78). */
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

/** Reads visitors by the thousand: the same few browsers ask again and again, so what their wishes came to is remembered. */
export function visitorReader(): (headers: IncomingHttpHeaders) => Visitor {
  const remembered = new Map<string, Locale>();
  const negotiate = (wish: string | undefined): Locale => {
    const known = wish === undefined ? undefined : remembered.get(wish);
    if (known) return known;
    const locale = negotiateLocale(wish);
    if (wish !== undefined && wish.length <= longestRemembered) {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(wish, locale);
    }
    return locale;
  };
  return (headers) => ({ locale: localeOf(headers, negotiate), device: deviceOf(headers) });
}

/** Keeps a language chosen by `?lang=` for a year (GN-07, D-25). */
export const localeCookieFor = (locale: Locale, https: boolean): string =>
  cookieText({ name: "gt-local", value: locale, seconds: 365 * 24 * 60 * 60, https, httpOnly: false });
