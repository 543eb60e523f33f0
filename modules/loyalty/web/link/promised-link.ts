import * as v from "valibot";
import { bindMinutes } from "../../contract/constants.ts";

/**
 * A link that was promised before log-in ("Log in and link", "Create an account and link"). `proof` says that the club
 * password was typed already; `mobile` is the number it was typed for. Both are null for whoever only asked for the link.
 */
export type PromisedLink = { readonly mobile: string | null; readonly proof: string | null };

const stored = v.object({
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^\+62\d{8,13}$/))),
  proof: v.nullable(v.pipe(v.string(), v.maxLength(2_000))),
  /** In milliseconds: whoever logs in later has forgotten it, or is somebody else. */
  until: v.number(),
});

/** Kept in the tab's session storage: another tab, or somebody else later at the same browser, does not find it. */
const promisedLinkName = "clubLinkPromised";

export function keepPromisedLink(storage: Pick<Storage, "setItem">, promised: PromisedLink): void {
  storage.setItem(promisedLinkName, JSON.stringify({ ...promised, until: Date.now() + bindMinutes * 60_000 }));
}

/** What was promised in this tab, or null. */
export function readPromisedLink(storage: Pick<Storage, "getItem">): PromisedLink | null {
  const text = storage.getItem(promisedLinkName);
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

/** The promise is kept once: whoever closes the dialog is not asked again. */
export function takePromisedLink(storage: Pick<Storage, "getItem" | "removeItem">): PromisedLink | null {
  const promised = readPromisedLink(storage);
  storage.removeItem(promisedLinkName);
  return promised;
}

/** The page that opens the link dialog at once and goes on to `target`. */
export const linkFirstPath = (target: string): string => `/account/club?redirectUrl=${encodeURIComponent(target)}`;

/** The home page opens the dialog itself; on any other way the page that links comes first. */
export const wayOfPromise = (promised: PromisedLink | null, target: string): string =>
  promised === null || target === "/" || target === "/login" ? target : linkFirstPath(target);
