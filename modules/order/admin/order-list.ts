import type { ListDefinition } from "#modules/admin/contract/list-state.ts";

/** The filters of links from reports: days, and one dimension. No field of the page sets them. */
export const countedFilters = [
  "countedFrom",
  "countedUntil",
  "channel",
  "sku",
  "product",
  "category",
  "promotion",
  "customer",
] as const;
export type CountedFilter = (typeof countedFilters)[number];

/** The filter for orders without anything to pay: an empty one would not filter. */
export const noChannel = "-";

/** What the list of orders offers. The order's number is always shown. */
export const orderList: ListDefinition = {
  columns: ["status", "placed", "receiver", "goods", "service", "payment_due", "amount"],
  defaultColumns: ["status", "placed", "receiver", "goods", "amount"],
  sorts: ["placed", "amount"],
  defaultSort: "-placed",
  filters: ["tab", "deliveryType", "storeCode", "search", ...countedFilters],
};

export const ordersPath = "/admin/orders";
export const ordersFilePath = "/admin/orders.csv";
