import { redirect } from "react-router";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";

const name = "checkout-email";
/** As long as a checkout lasts by default; whoever takes longer types it again. */
const minutes = 30;
const longestEmail = 254;

/**
 * The mailbox a guest gave at the door (LG-06). It comes in the address once; from there it goes into a cookie, and the browser to the same address without it.
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
  // The second name is that of releases before ADR 0074; it lasts as long as this one.
  const value = readCookie(cookies, cookieNameOver(name, https)) ?? readCookie(cookies, `__Secure-${name}`) ?? "";
  try {
    return decodeURIComponent(value).slice(0, longestEmail);
  } catch {
    return "";
  }
}
