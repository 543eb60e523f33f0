import type { ListDefinition } from "#modules/admin/contract/list-state.ts";

/** What the list of orders offers. The order's number is always shown. */
export const orderList: ListDefinition = {
  columns: ["status", "placed", "receiver", "goods", "service", "payment_due", "amount"],
  defaultColumns: ["status", "placed", "receiver", "goods", "amount"],
  sorts: ["placed", "amount"],
  defaultSort: "-placed",
  filters: ["tab", "deliveryType", "storeCode", "search"],
};

export const ordersPath = "/admin/orders";
export const ordersFilePath = "/admin/orders.csv";
