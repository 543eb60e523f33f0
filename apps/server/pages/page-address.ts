import { asLocale, type Locale } from "#kit/core/locale.ts";

/** A page request taken apart: which page, whether only its data is asked for, and a language named in the address. */
export type PageAddress = {
  /** The page's own path, also for a request for its data. */
  pathname: string;
  dataOnly: boolean;
  query: URLSearchParams;
  lang: Locale | null;
};

export function readPageAddress(url: string): PageAddress {
  const at = url.indexOf("?");
  const path = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? "" : url.slice(at + 1));
  const dataOnly = path.endsWith(".data");
  // The router asks for the data of a path that ends in a slash as "/_.data".
  const pathname = dataOnly ? path.replace(/(?:(?<=\/)_)?\.data$/, "") : path;
  return { pathname, dataOnly, query, lang: asLocale(query.get("lang")) };
}

/** The query of a page with only the parameters that make a difference to it, in a fixed order. */
export function meaningfulQuery(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    for (const value of query.getAll(name)) kept.append(name, value);
  }
  return kept;
}
