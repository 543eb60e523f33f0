/** One order leads to its own page, several with commas between them to the list (PY-15). */
export function orderDetailsPath(orderCode: string, isMember: boolean): string {
  const several = orderCode.includes(",");
  if (isMember) return several ? "/account/order" : `/account/order/detail/${encodeURIComponent(orderCode)}`;
  return several ? "/order" : `/order/detail/${encodeURIComponent(orderCode)}`;
}

/** What checkout left in the browser counts, else what the address says (PY-16). */
export const orderCodeOf = (stored: string | null, query: string | null): string | null => stored || query || null;
