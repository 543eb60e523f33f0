import { expect, test } from "vitest";
import { customersAddress, readCustomers } from "./customer-list-model.ts";

test("an address is parsed for the page and the operation, and invalid parameters are dropped", () => {
  const query = new URLSearchParams(
    "search= 0812 &from=2026-11-18&until=soon&orders=yes&club=perhaps&consent=whatsApp&sort=name",
  );
  const { asked, shown, input } = readCustomers(query);
  expect(asked).toEqual({
    search: "0812",
    from: "2026-11-18",
    until: "",
    orders: "yes",
    club: "",
    consent: "whatsApp",
  });
  expect(input).toEqual({
    search: "0812",
    registeredFrom: "2026-11-18",
    registeredUntil: null,
    hasOrders: true,
    isInClub: null,
    agreesTo: "whatsApp",
    sort: "name",
    page: 1,
  });
  expect(customersAddress(shown)).toBe(
    "/admin/customers?search=0812&from=2026-11-18&orders=yes&consent=whatsApp&sort=name",
  );
});

test("without a query the list shows all customers, newest first", () => {
  const { shown, input } = readCustomers(new URLSearchParams("sort=email"));
  expect(input).toMatchObject({ search: "", hasOrders: null, sort: "-registered", page: 1 });
  expect(customersAddress(shown)).toBe("/admin/customers");
});
