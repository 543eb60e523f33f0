/** A header without case, spaces and signs: "Order ID" and "order_id" are the same. */
export const headerName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
