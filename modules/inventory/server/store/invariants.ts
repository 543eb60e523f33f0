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
  {
    name: "no more units have left a place than were sold there, nor than its orders account for",
    broken: `
      select stock.sku_code || ' ' || stock.source_code as id from inventory.stock
      where stock.shipped > stock.sold or stock.shipped < (
        select coalesce(sum(hold.shipped), 0) from inventory.hold
        where hold.sku_code = stock.sku_code and hold.source_code = stock.source_code)`,
  },
  {
    name: "a reservation has shipped at most its own units, and none once it is released",
    broken: `
      select reference || ' ' || sku_code || ' ' || source_code as id from inventory.hold
      where shipped > case state when 'released' then 0 else quantity end`,
  },
  {
    name: "the movements of an SKU at a place add up to its units on hand",
    broken: `
      select sku_code || ' ' || source_code as id
      from (select sku_code, source_code, sum(change) as units from inventory.movement group by 1, 2) as moved
      full join inventory.stock using (sku_code, source_code)
      where coalesce(moved.units, 0) <> coalesce(stock.quantity - stock.shipped, 0)`,
  },
  {
    name: "the last movement of an SKU at a place tells its units on hand",
    broken: `
      select sku_code || ' ' || source_code as id
      from (select distinct on (sku_code, source_code) sku_code, source_code, on_hand from inventory.movement
        order by sku_code, source_code, id desc) as latest
      full join inventory.stock using (sku_code, source_code)
      where coalesce(latest.on_hand, 0) <> coalesce(stock.quantity - stock.shipped, 0)`,
  },
  {
    name: "the units of a transfer have left one place and are received, lost or on their way to the other",
    broken: `
      select transfer.code || ' ' || line.sku_code as id
      from inventory.transfer join inventory.transfer_line as line on line.transfer_code = transfer.code, lateral (
        select coalesce(-sum(change) filter (where cause = 'transferOut' and source_code = from_code), 0) as gone,
          coalesce(sum(change) filter (where cause = 'transferIn' and source_code = to_code), 0) as arrived
        from inventory.movement
        where movement.reference = transfer.code and movement.sku_code = line.sku_code
          and movement.source_code in (from_code, to_code)) as moved
      where moved.gone <> case when transfer.state in ('sent', 'received') then line.quantity else 0 end
        or moved.arrived <> line.received
        or (transfer.state = 'received' and line.received + line.lost <> line.quantity)`,
  },
  {
    name: "every movement of a transfer belongs to one of its lines",
    broken: `
      select movement.id from inventory.movement
      left join inventory.transfer_line as line
        on line.transfer_code = movement.reference and line.sku_code = movement.sku_code
      where movement.cause in ('transferOut', 'transferIn') and line.sku_code is null`,
  },
];
