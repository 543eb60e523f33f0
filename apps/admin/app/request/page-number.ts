/** The page of a list in the address: 1 when it is missing or no number. */
export const pageNumber = (url: string, most = 1000): number =>
  Math.min(Math.max(Math.trunc(Number(new URL(url).searchParams.get("page"))) || 1, 1), most);
