import { redirect } from "react-router";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";

const name = "checkout-email";
/** The default lifetime of a checkout; after that the guest types the address again. */
const minutes = 30;
const longestEmail = 254;

/**
 * The e-mail address of a guest checkout (LG-06). It arrives once in the query, is stored in a cookie, and the browser is
 * redirected to the same path without it.
 */
export function guestEmail(request: Request, url: URL, https: boolean): string {
  const given = url.searchParams.get("email");
  if (given === null) return emailIn(request.headers.get("cookie"), https);
  const clean = new URLSearchParams(url.searchParams);
  clean.delete("email");
  const query = clean.size > 0 ? `?${clean}` : "";
  throw redirect(url.pathname + query, { headers: { "set-cookie": cookieOf(given.slice(0, longestEmail), https) } });
}

const cookieOf = (email: string, https: boolean): string =>
  cookieText({ name, value: encodeURIComponent(email), seconds: minutes * 60, https });

function emailIn(cookies: string | null, https: boolean): string {
  // The second name was used by releases before ADR 0074; its cookies expire with this lifetime.
  const value = readCookie(cookies, cookieNameOver(name, https)) ?? readCookie(cookies, `__Secure-${name}`) ?? "";
  try {
    return decodeURIComponent(value).slice(0, longestEmail);
  } catch {
    return "";
  }
}
