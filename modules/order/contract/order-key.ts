/** The key of a message's link, and the one order it opens. */
export type OrderKey = { readonly orderCode: string; readonly key: string };

const longestKey = 100;

/** The key in a URL of this order; null when it has none. */
export function orderKeyIn(url: URL, orderCode: string): OrderKey | null {
  const key = url.searchParams.get("key")?.slice(0, longestKey);
  return key ? { orderCode: orderCode.toUpperCase(), key } : null;
}

/** A URL below an order, with the key of that order: cookies expire before the link does, or are refused. */
export function withOrderKey(
  path: string,
  orderCode: string,
  key: OrderKey | null,
  query: Readonly<Record<string, string>> = {},
): string {
  const own: Readonly<Record<string, string>> = key?.orderCode === orderCode ? { key: key.key } : {};
  // A comma needs no escaping in a query.
  const text = new URLSearchParams({ ...query, ...own }).toString().replaceAll("%2C", ",");
  return text === "" ? path : `${path}?${text}`;
}
