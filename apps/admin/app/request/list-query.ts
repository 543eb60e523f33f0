/** The search and the page of a list, from its address. */
export function listQuery(request: Request, longest: number): { search: string; page: number } {
  const query = new URL(request.url).searchParams;
  return {
    search: (query.get("search") ?? "").trim().slice(0, longest),
    page: Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 10_000),
  };
}
