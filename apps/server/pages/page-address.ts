import { asLocale, type Locale } from "#kit/core/locale.ts";

/** A parsed page request: the page, whether only its data is requested, and the language in the address. */
export type PageAddress = {
  /** The page's path, also for a request for its data. */
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
  // The router requests the data of a path with a trailing slash as "/_.data".
  const pathname = dataOnly ? path.replace(/(?:(?<=\/)_)?\.data$/, "") : path;
  return { pathname, dataOnly, query, lang: asLocale(query.get("lang")) };
}

/** The page's relevant query parameters in a fixed order. */
export function meaningfulQuery(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const relevant = new URLSearchParams();
  for (const name of [...names].sort()) {
    for (const value of query.getAll(name)) relevant.append(name, value);
  }
  return relevant;
}
