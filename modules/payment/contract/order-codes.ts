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

const paymentPages = new Set(["/payment", "/pay-callback"]);

/**
 * Where somebody without a session finds the order of a payment page again by its number: a gateway or a bank's app may have
 * led them back into another browser. Null for any other page.
 */
export function trackPath(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://shop.invalid");
  if (!paymentPages.has(pathname)) return null;
  const orderCode = searchParams.get("order")?.split(",")[0];
  return orderCode ? `/order/track?${new URLSearchParams({ orderCode })}` : "/order/track";
}
