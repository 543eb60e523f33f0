/** The key of a message's link, and the one order it opens. */
export type OrderKey = { readonly orderCode: string; readonly key: string };

const longestKey = 100;

/** The key in an address of this order's; null when it has none. */
export function orderKeyIn(url: URL, orderCode: string): OrderKey | null {
  const key = url.searchParams.get("key")?.slice(0, longestKey);
  return key ? { orderCode: orderCode.toUpperCase(), key } : null;
}

/** An address below an order, with the key if it opens that order: cookies end before a link does, or are refused. */
export function withOrderKey(
  path: string,
  orderCode: string,
  key: OrderKey | null,
  query: Readonly<Record<string, string>> = {},
): string {
  const own: Readonly<Record<string, string>> = key?.orderCode === orderCode ? { key: key.key } : {};
  // A comma stands for itself in a query, and reads better so.
  const text = new URLSearchParams({ ...query, ...own }).toString().replaceAll("%2C", ",");
  return text === "" ? path : `${path}?${text}`;
}
