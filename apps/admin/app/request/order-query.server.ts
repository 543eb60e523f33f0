import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { type ListState, readListState } from "#modules/admin/contract/list-state.ts";
import { type CountedFilter, noChannel, orderList } from "#modules/order/admin/order-list.ts";
import { adminTabs, asAdminTab } from "#modules/order/admin/order-model.ts";
import { countedCustomers } from "#modules/order/contract/counted-customer.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";

/** The orders an address of the list selects: for the page, and for the file of it. */
export function orderQuery(query: URLSearchParams) {
  const shown: ListState = readListState(query, orderList);
  const { filters } = shown;
  const asked = {
    tab: asAdminTab(filters.tab ?? null),
    deliveryType: Object.values<string>(deliveryMethodCodes).find((type) => type === filters.deliveryType) ?? "",
    storeCode: (filters.storeCode ?? "").slice(0, 40),
    search: filters.search ?? "",
  };
  const { tab, deliveryType, ...filter } = asked;
  const input = {
    ...filter,
    deliveryType: deliveryType || null,
    // A search covers all statuses, not the tab's alone.
    statuses: asked.search === "" ? [...adminTabs[tab]] : [],
    cancelAsked: tab === "ask",
    counted: countedOrders(filters),
    sort: shown.sort,
    page: shown.page,
  };
  return { shown, asked, input };
}

/** The orders behind a number of the reports; null where the address names none. */
function countedOrders(filters: Readonly<Partial<Record<CountedFilter, string>>>) {
  const [from, until] = [filters.countedFrom, filters.countedUntil].map((text = "") => asCalendarDay(text));
  if (!from || !until) return null;
  const code = (text: string | undefined) => text?.slice(0, 80) ?? null;
  return {
    from,
    until,
    channelCode: filters.channel === noChannel ? "" : code(filters.channel),
    skuCode: code(filters.sku),
    productCode: code(filters.product),
    categoryCode: code(filters.category),
    promotionCode: code(filters.promotion),
    customer: countedCustomers.find((one) => one === filters.customer) ?? null,
  };
}
