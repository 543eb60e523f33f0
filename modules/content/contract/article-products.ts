const block = /<div data-products="([^"]*)"><\/div>/g;

/** A run of HTML, or the codes of products whose cards stand in this place. */
export type ArticlePart = { readonly html: string } | { readonly codes: string };

/** The text of an article in its parts, in order. The sanitizer writes blocks of products in one form. */
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

/** The products of each block, each block once. */
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
