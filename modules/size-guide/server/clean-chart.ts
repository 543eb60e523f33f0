import sanitizeHtml from "sanitize-html";

/** A chart is text and tables: no links, no pictures, nothing that runs, nothing that changes how the page looks. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "strong", "em", "ul", "ol", "li"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: { th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"], col: ["span"] },
  // What is only decoration goes without its text.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "svg", "math", "iframe"],
};

/**
 * The HTML of a chart with everything taken out that a chart does not need. Cleaning it again changes nothing:
 * broken markup (a cell inside a cell) can need a second pass before it reads the same way twice.
 */
export const cleanChart = (html: string): string => {
  const once = sanitizeHtml(html, allowed).trim();
  return once === html ? once : cleanChart(once);
};
