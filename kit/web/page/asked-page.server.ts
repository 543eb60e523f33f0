/**
 * The page a request is about, as a path one can come back to. The router asks for the data alone of a page under a name
 * of its own, which nobody should be sent to.
 */
export function askedPage(request: Request): { pathname: string; search: string } {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return { pathname: url.pathname.replace(/(?:(?<=\/)_)?\.data$/, ""), search: url.search };
}
