import { socialAttemptCookieName } from "./constants.ts";
import { safePath } from "./safe-path.ts";

/** Destination of a social sign-in, and the page it began on. */
export type SocialRedirect = { readonly redirectUrl: string; readonly page: "login" | "account" };

/**
 * Read from the cookie without checking its signature: it is used only to leave a failed sign-in and can only name a path of
 * this shop.
 */
export function readSocialRedirect(cookies: string | null): SocialRedirect {
  const nowhere: SocialRedirect = { redirectUrl: "/", page: "login" };
  const payload = new RegExp(`(?:^|; ?)(?:__Host-)?${socialAttemptCookieName}=([\\w-]+)\\.`).exec(cookies ?? "")?.[1];
  if (!payload) return nowhere;
  try {
    const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const parsed = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    ) as unknown[];
    const [, , page, redirectUrl] = parsed;
    return {
      redirectUrl: safePath(typeof redirectUrl === "string" ? redirectUrl : null),
      page: page === "account" ? "account" : "login",
    };
  } catch {
    return nowhere;
  }
}
