import type { Invariant } from "#kit/postgres/invariants.ts";

/** Conditions across the rows of stock, which no constraint of a single row can check. */
export const inventoryInvariants: readonly Invariant[] = [
  {
    name: "nothing is sold or set aside that was never there",
    broken: `
      select stock.sku_code || ' ' || stock.source_code as id from inventory.stock
      where stock.sold > stock.quantity`,
  },
  {
    name: "what is set aside or sold under a reference is counted as sold",
    broken: `
      select stock.sku_code || ' ' || stock.source_code as id from inventory.stock
      where stock.sold < (
        select coalesce(sum(hold.quantity), 0) from inventory.hold
        where hold.sku_code = stock.sku_code and hold.source_code = stock.source_code and hold.state <> 'released')`,
  },
];
