/** The page of a request, as a path to redirect to. The router requests a page's data under a path ending in `.data`, which is no address for a browser. */
export function requestedPage(request: Request): { pathname: string; search: string } {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return { pathname: url.pathname.replace(/(?:(?<=\/)_)?\.data$/, ""), search: url.search };
}
