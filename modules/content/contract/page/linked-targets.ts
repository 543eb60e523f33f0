import { homePath } from "./home-path.ts";
import type { TargetKind } from "./page-target.ts";

type LinkedKind = Exclude<TargetKind, "promotion">;

/** The product's code in an address such as `/pdp/Brick-Box/LAP1001`. The name before it may have changed since. */
export function productCodeIn(href: string): string | null {
  const [, code] = /^\/pdp\/(?:[^/]+\/)?([^/?#]+)$/.exec(href) ?? [];
  return code === undefined ? null : decoded(code);
}

/**
 * What links of the shop lead to, by kind. Categories and brands are named by their address without `.html`. An address
 * of a page or a place is its code.
 */
export function linkedTargets(hrefs: readonly string[]): Readonly<Record<LinkedKind, readonly string[]>> {
  const found: Record<LinkedKind, Set<string>> = {
    page: new Set(),
    place: new Set(),
    product: new Set(),
    category: new Set(),
    brand: new Set(),
    article: new Set(),
  };
  for (const href of hrefs.filter((one) => one.startsWith("/"))) {
    const [, slug] = /^\/([^/?#]+)\.html$/.exec(href) ?? [];
    const [, article] = /^\/information\/([^/?#]+)$/.exec(href) ?? [];
    const product = productCodeIn(href);
    if (slug !== undefined) for (const kind of ["category", "brand"] as const) found[kind].add(decoded(slug));
    else if (article !== undefined) found.article.add(decoded(article));
    else if (product !== null) found.product.add(product);
    else {
      found.page.add(href === "/" ? homePath : href);
      found.place.add(href);
    }
  }
  const lists = Object.entries(found).map(([kind, codes]) => [kind, [...codes]] as const);
  return Object.fromEntries(lists) as Record<LinkedKind, readonly string[]>;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
