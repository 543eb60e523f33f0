/** One order leads to its own page, several with commas between them to the list (PY-15). */
export function orderDetailsPath(orderCode: string, isMember: boolean): string {
  const several = orderCode.includes(",");
  if (isMember) return several ? "/account/order" : `/account/order/detail/${encodeURIComponent(orderCode)}`;
  return several ? "/order" : `/order/detail/${encodeURIComponent(orderCode)}`;
}

/** Where orders of one payment are paid for again: the page of any of them pays for all. */
export const payAgainPath = (orderCode: string, isMember: boolean): string =>
  orderDetailsPath(orderCode.split(",")[0] ?? "", isMember);

/** The query of an order page or list that says which orders were just placed without anything to pay. */
export const placedParameter = "placed";

/** Where orders that cost nothing lead after they were placed. */
export const placedFreePath = (orderCode: string, isMember: boolean): string =>
  `${orderDetailsPath(orderCode, isMember)}?${new URLSearchParams({ [placedParameter]: orderCode })}`;

/** What checkout left in the browser counts, else what the address says (PY-16). */
export const orderCodeOf = (stored: string | null, query: string | null): string | null => stored || query || null;
