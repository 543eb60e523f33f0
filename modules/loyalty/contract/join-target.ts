import { safePath } from "#modules/identity/contract/safe-path.ts";

/** The page where joining the club starts. */
const joinPath = "/register/mapclub";

/** Where to go after joining: `redirectUrl`, or the one inside `key`, base64 of JSON; `/` without either, and never off the site. */
export function joinTarget(query: URLSearchParams): string {
  const named = query.get("redirectUrl");
  if (named !== null) return safePath(named);
  try {
    const text = atob((query.get("key") ?? "").replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
    const json = new TextDecoder().decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0)));
    const decoded = JSON.parse(json) as { redirectUrl?: unknown } | null;
    return safePath(typeof decoded?.redirectUrl === "string" ? decoded.redirectUrl : null);
  } catch {
    return "/";
  }
}

/** The join page's path with the return path encoded in `key` (LY-22). */
export function joinPathWithKey(redirectUrl: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ redirectUrl }));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return `${joinPath}?key=${key}`;
}

/** The final destination when `redirectUrl` is the join page itself; null otherwise. */
export function joinGoal(redirectUrl: string): string | null {
  const url = new URL(safePath(redirectUrl), "http://shop.invalid");
  return url.pathname === joinPath ? joinTarget(url.searchParams) : null;
}
