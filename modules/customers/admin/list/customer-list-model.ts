import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { type AskedCustomers, askedCustomers, customerFilterOf } from "../../contract/customer-list-query.ts";
import type { AdminCustomersResult } from "../customers.graphql.gen.ts";

export type CustomerRow = AdminCustomersResult["adminCustomers"]["customers"][number];

export const customersPath = "/admin/customers";

/** Columns and sorting of the customer list. The name column cannot be hidden. */
export const customerList: ListDefinition = {
  columns: ["mobile", "email", "registered", "orders", "lastOrder", "club", "language", "code"],
  defaultColumns: ["mobile", "email", "registered", "orders", "club"],
  sorts: ["registered", "name"],
  defaultSort: "-registered",
  filters: ["search", "from", "until", "orders", "club", "consent"],
};

/** Parses the list's address into the page's state and the operation's input. */
export function readCustomers(query: URLSearchParams) {
  const asked: AskedCustomers = askedCustomers(query);
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, customerList), filters };
  return { asked, shown, input: { ...customerFilterOf(asked), sort: shown.sort, page: shown.page } };
}

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
export function customersAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, customerList, changes);
  return query.size > 0 ? `${customersPath}?${query}` : customersPath;
}

export const customerPath = (code: string): string => `${customersPath}/${encodeURIComponent(code)}`;
