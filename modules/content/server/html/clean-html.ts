import sanitizeHtml from "sanitize-html";
import { dangerIn } from "./html-danger.ts";

/** The allow-list. Other elements are removed, their text stays. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "h1", "h2", "img"],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    // The codes of products whose cards the storefront shows at this position.
    div: ["data-products"],
    "*": ["id"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  transformTags: {
    // A page in a new tab must not access the opener window.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: "noopener noreferrer" },
    }),
    // `src` comes first: `picture-versions.ts` relies on it.
    img: (tagName, attribs) => ({ tagName, attribs: { src: attribs.src ?? "", ...attribs, loading: "lazy" } }),
  },
};

/** Sanitized HTML, or the reason for a refusal. */
export type CleanedHtml = { danger: null; html: string } | { danger: string; html: null };

/** Removes markup outside of the allow-list, and refuses scripts and other active content. */
export function cleanHtml(text: string): CleanedHtml {
  const dangers: string[] = [];
  const html = sanitizeHtml(text, {
    ...allowed,
    onOpenTag: (name, attributes) => {
      const danger = dangerIn(name, attributes);
      if (danger !== null) dangers.push(danger);
    },
  });
  const [danger] = dangers;
  return danger === undefined ? { danger: null, html } : { danger, html: null };
}
