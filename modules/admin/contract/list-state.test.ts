import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListDefinition, listQuery, nextSort, readListState } from "./list-state.ts";

const orders: ListDefinition = {
  columns: ["status", "placed", "receiver", "goods", "amount", "service"],
  defaultColumns: ["status", "placed", "receiver", "goods", "amount"],
  sorts: ["placed", "amount"],
  defaultSort: "-placed",
  filters: ["tab", "storeCode", "search"],
};
const read = (address: string) => readListState(new URLSearchParams(address), orders);

test("MF-08 page, sort, filters and columns of a list stand in its address, and nothing that is as usual", () => {
  const state = read("search=BB&sort=amount&columns=amount,status&page=3");
  expect(state).toEqual({ page: 3, sort: "amount", columns: ["status", "amount"], filters: { search: "BB" } });
  expect(String(listQuery(state, orders, { page: 3 }))).toBe("search=BB&sort=amount&columns=status%2Camount&page=3");
  expect(String(listQuery(read(""), orders))).toBe("");
});

test("MF-08 another filter, sort or column leads to the first page", () => {
  const state = read("page=7&search=BB");
  expect(String(listQuery(state, orders, { sort: "amount" }))).toBe("search=BB&sort=amount");
  expect(String(listQuery(state, orders, { page: 8 }))).toBe("search=BB&page=8");
});

test("MF-08 an address with nonsense in it opens the list as usual", () => {
  expect(read("page=-4&sort=;drop&columns=secret,&unknown=1")).toEqual(read(""));
  expect(read("page=1e9").page).toBe(1_000);
  expect(read(`search=${"x".repeat(500)}`).filters.search).toHaveLength(120);
});

test("MF-08 every state of a list is read from its own address unchanged", () => {
  const filter = fc.string({ maxLength: 100 }).map((text) => text.trim());
  const arbitrary = fc.record({
    page: fc.integer({ min: 1, max: 1_000 }),
    sort: fc.constantFrom("placed", "-placed", "amount", "-amount"),
    columns: fc.subarray([...orders.columns], { minLength: 1 }),
    filters: fc
      .record({ tab: filter, search: filter })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ""))),
  });
  fc.assert(
    fc.property(arbitrary, (state) => {
      expect(readListState(listQuery(state, orders, { page: state.page }), orders)).toEqual(state);
    }),
  );
});

test("a press on a column sorts by it, the largest first, and the next one turns it round", () => {
  expect(nextSort("-placed", "amount")).toBe("-amount");
  expect(nextSort("-amount", "amount")).toBe("amount");
  expect(nextSort("amount", "amount")).toBe("-amount");
  expect(nextSort("-amount", "name", true)).toBe("name");
  expect(nextSort("name", "name", true)).toBe("-name");
});
