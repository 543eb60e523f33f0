import * as v from "valibot";

const longestTarget = 300;

/** Whether a text is a path of this shop or an https address of another site. */
export function isLinkTarget(text: unknown): text is string {
  if (typeof text !== "string" || text.length > longestTarget || /[\s\\]/.test(text)) return false;
  if (/^https:\/\//i.test(text)) return URL.canParse(text);
  return text.startsWith("/") && !text.startsWith("//");
}

/** Schema of a link target. Two slashes, or a slash and a backslash, would silently lead to another site. */
export const linkTarget = v.pipe(
  v.string(),
  v.check(
    (text: string) => isLinkTarget(text),
    "must be a path of this shop, beginning with one slash, or an address that begins with https://",
  ),
);
