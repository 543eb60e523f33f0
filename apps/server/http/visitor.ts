import type { IncomingHttpHeaders } from "node:http";
import type { Device } from "#kit/core/device.ts";
import { asLocale, type Locale, negotiateLocale } from "#kit/core/locale.ts";

/** The two things about a visitor that change what a public page looks like. */
export type Visitor = { locale: Locale; device: Device };

const localeCookie = /(?:^|; ?)gt-local=([\w-]+)/;
const deviceCookie = /(?:^|; ?)device=(h5|pc)\b/;
const mobileAgent = /Android.+Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile/i;
// Strange wishes must not fill the memory.
const mostRemembered = 500;
const longestRemembered = 200;

/** The stored choice, else what the browser asks for, else English (GN-08). */
export function localeOf(headers: IncomingHttpHeaders, negotiate = negotiateLocale): Locale {
  const stored = headers.cookie === undefined ? null : asLocale(localeCookie.exec(headers.cookie)?.[1]);
  return stored ?? negotiate(headers["accept-language"]);
}

/** What the browser measured last time, else its own hint, else its name (D-78). */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const stored = headers.cookie === undefined ? null : deviceCookie.exec(headers.cookie)?.[1];
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
  `gt-local=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${https ? "; Secure" : ""}`;
