import * as v from "valibot";
import { bindMinutes } from "../../contract/constants.ts";

/**
 * A link requested before log-in ("Log in and link", "Create an account and link"). `proof` is set when the club
 * password was typed already; `mobile` is its number. Both are null when only the link was requested.
 */
export type DeferredLink = { readonly mobile: string | null; readonly proof: string | null };

const stored = v.object({
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^\+62\d{8,13}$/))),
  proof: v.nullable(v.pipe(v.string(), v.maxLength(2_000))),
  /** In milliseconds: a later log-in may be another person's. */
  until: v.number(),
});

/** In the tab's session storage, so that another tab or a later user of the browser does not see it. */
const storageKey = "clubLinkPromised";

export function storeDeferredLink(storage: Pick<Storage, "setItem">, deferred: DeferredLink): void {
  storage.setItem(storageKey, JSON.stringify({ ...deferred, until: Date.now() + bindMinutes * 60_000 }));
}

/** The deferred link of this tab, or null. */
export function readDeferredLink(storage: Pick<Storage, "getItem">): DeferredLink | null {
  const text = storage.getItem(storageKey);
  if (text === null) return null;
  try {
    const read = v.safeParse(stored, JSON.parse(text));
    if (!read.success || read.output.until <= Date.now()) return null;
    const { mobile, proof } = read.output;
    return { mobile, proof };
  } catch {
    return null;
  }
}

/** Removes it: the dialog opens once. */
export function takeDeferredLink(storage: Pick<Storage, "getItem" | "removeItem">): DeferredLink | null {
  const deferred = readDeferredLink(storage);
  storage.removeItem(storageKey);
  return deferred;
}

/** The page that opens the link dialog at once and goes on to `target`. */
export const linkFirstPath = (target: string): string => `/account/club?redirectUrl=${encodeURIComponent(target)}`;

/** The home page opens the dialog itself; any other target is reached through the link page. */
export const pathAfterLogin = (deferred: DeferredLink | null, target: string): string =>
  deferred === null || target === "/" || target === "/login" ? target : linkFirstPath(target);
