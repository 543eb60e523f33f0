import { redirect } from "react-router";

/** The prefix keeps neighbours of the host from setting it; `__Host-` would take it out of its path. */
const nameOver = (https: boolean) => (https ? "__Secure-checkout-email" : "checkout-email");
/** As long as a checkout lasts by default; whoever takes longer types it again. */
const minutes = 30;
const longestEmail = 254;

/**
 * The mailbox a guest gave at the door (LG-06). It comes in the address once; from there it goes into a cookie for checkouts
 * alone, and the browser to the same address without it.
 */
export function guestEmail(request: Request, url: URL, https: boolean): string {
  const given = url.searchParams.get("email");
  if (given === null) return emailIn(request.headers.get("cookie"), https);
  const clean = new URLSearchParams(url.searchParams);
  clean.delete("email");
  const query = clean.size > 0 ? `?${clean}` : "";
  throw redirect(url.pathname + query, { headers: { "set-cookie": cookieOf(given.slice(0, longestEmail), https) } });
}

function cookieOf(email: string, https: boolean): string {
  const attributes = ["Path=/checkout", "HttpOnly", "SameSite=Lax", `Max-Age=${minutes * 60}`];
  if (https) attributes.push("Secure");
  return [`${nameOver(https)}=${encodeURIComponent(email)}`, ...attributes].join("; ");
}

function emailIn(cookies: string | null, https: boolean): string {
  const value = new RegExp(`(?:^|; ?)${nameOver(https)}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
  try {
    return decodeURIComponent(value).slice(0, longestEmail);
  } catch {
    return "";
  }
}
