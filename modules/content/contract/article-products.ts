const block = /<div data-products="([^"]*)"><\/div>/g;

/** A part of an article: HTML, or the codes of products whose cards are shown at this position. */
export type ArticlePart = { readonly html: string } | { readonly codes: string };

/** Splits an article's text into parts, in order. Relies on the sanitizer's canonical form of product blocks. */
export function partsOfArticle(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: codes = "" } of html.matchAll(block)) {
    if (index > from) parts.push({ html: html.slice(from, index) });
    parts.push({ codes });
    from = index + whole.length;
  }
  return from < html.length || parts.length === 0 ? [...parts, { html: html.slice(from) }] : parts;
}

/** The blocks of products in an article, without duplicates. */
export function productsOfArticle(html: string): { readonly codes: string; readonly products: readonly string[] }[] {
  const blocks = partsOfArticle(html).flatMap((part) => ("codes" in part ? [part.codes] : []));
  return [...new Set(blocks)].map((codes) => ({
    codes,
    products: codes
      .split(",")
      .filter((code) => /^[A-Za-z0-9_-]{1,40}$/.test(code))
      .slice(0, 48),
  }));
}
