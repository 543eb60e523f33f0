import sanitizeHtml from "sanitize-html";

/** Text and tables only: no links, pictures, scripts or styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "strong", "em", "ul", "ol", "li"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: { th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"], col: ["span"] },
  // Removed together with their text.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "svg", "math", "iframe"],
};

/** Sanitizes the HTML of a chart until it is stable: broken markup (a cell inside a cell) can need a second pass. */
export const cleanChart = (html: string): string => {
  const once = sanitizeHtml(html, allowed).trim();
  return once === html ? once : cleanChart(once);
};
