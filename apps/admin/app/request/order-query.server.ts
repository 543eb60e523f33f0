import { type ListState, readListState } from "#modules/admin/contract/list-state.ts";
import { orderList } from "#modules/order/admin/order-list.ts";
import { adminTabs, asAdminTab } from "#modules/order/admin/order-model.ts";
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
    sort: shown.sort,
    page: shown.page,
  };
  return { shown, asked, input };
}
