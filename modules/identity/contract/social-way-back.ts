import { socialAttemptCookieName } from "./constants.ts";
import { safePath } from "./safe-path.ts";

/** Where a sign-in elsewhere was to lead, and which page it began on. */
export type SocialWayBack = { readonly redirectUrl: string; readonly page: "login" | "account" };

/**
 * Read from the browser's own cookie without checking who wrote it: it only says where to go when nothing came of the sign-in, and
 * it can only name a path of this shop.
 */
export function socialWayBack(cookies: string | null): SocialWayBack {
  const nowhere: SocialWayBack = { redirectUrl: "/", page: "login" };
  const payload = new RegExp(`(?:^|; ?)(?:__Host-)?${socialAttemptCookieName}=([\\w-]+)\\.`).exec(cookies ?? "")?.[1];
  if (!payload) return nowhere;
  try {
    const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const told = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    ) as unknown[];
    const [, , page, redirectUrl] = told;
    return {
      redirectUrl: safePath(typeof redirectUrl === "string" ? redirectUrl : null),
      page: page === "account" ? "account" : "login",
    };
  } catch {
    return nowhere;
  }
}
