import sanitizeHtml from "sanitize-html";
import { dangerIn } from "./html-danger.ts";

/** What editors may use. Anything else that is merely unknown is taken out; its text stays. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "h1", "h2", "img"],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["id"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  transformTags: {
    // A page opened in a new tab must not reach back into ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: "noopener noreferrer" },
    }),
    // The address comes first: whoever reads the page finds it there (picture-versions.ts).
    img: (tagName, attribs) => ({ tagName, attribs: { src: attribs.src ?? "", ...attribs, loading: "lazy" } }),
  },
};

/** Editors' HTML made safe, or what it holds that may not be there at all. */
export type CleanedHtml = { danger: null; html: string } | { danger: string; html: null };

/** Takes out what is not on the list, and refuses what somebody could only have meant to run. */
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
