/** One order leads to its own page, several with commas between them to the list (PY-15). */
export function orderDetailsPath(orderCode: string, isMember: boolean): string {
  const several = orderCode.includes(",");
  if (isMember) return several ? "/account/order" : `/account/order/detail/${encodeURIComponent(orderCode)}`;
  return several ? "/order" : `/order/detail/${encodeURIComponent(orderCode)}`;
}

/** The page on which orders of one payment are paid again: the page of any of them pays for all. */
export const payAgainPath = (orderCode: string, isMember: boolean): string =>
  orderDetailsPath(orderCode.split(",")[0] ?? "", isMember);

/** The query of an order page or list with the codes of free orders that were just placed. */
export const placedParameter = "placed";

/** The page shown after placing orders that cost nothing. */
export const placedFreePath = (orderCode: string, isMember: boolean): string =>
  `${orderDetailsPath(orderCode, isMember)}?${new URLSearchParams({ [placedParameter]: orderCode })}`;

/** The order codes from the browser's storage, else from the URL (PY-16). */
export const orderCodeOf = (stored: string | null, query: string | null): string | null => stored || query || null;

const paymentPages = new Set(["/payment", "/pay-callback"]);

/**
 * The tracking page for the order of a payment page, for a visitor without a session: a gateway or a bank's app may have opened
 * another browser. Null for any other page.
 */
export function trackPath(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://shop.invalid");
  if (!paymentPages.has(pathname)) return null;
  const orderCode = searchParams.get("order")?.split(",")[0];
  return orderCode ? `/order/track?${new URLSearchParams({ orderCode })}` : "/order/track";
}
