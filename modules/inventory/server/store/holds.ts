import { type Kysely, sql, type Transaction } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { movementCause } from "./movement-cause.ts";

/** Units of one SKU at one source. */
export type Units = { readonly skuCode: string; readonly sourceCode: string; readonly quantity: number };

export type Hold = Units & { readonly reference: string; readonly state: "held" | "sold" | "released" };

/** Units that are given back; `shipped` of them had left their place and are there again. */
export type Returned = Units & { readonly shipped: number };

const columnsOf = (units: readonly Units[]) =>
  sql`unnest(${units.map(({ skuCode }) => skuCode)}::text[], ${units.map(({ sourceCode }) => sourceCode)}::text[],
    ${units.map(({ quantity }) => quantity)}::int[]) as wanted (sku_code, source_code, quantity)`;

const returnedColumns = (units: readonly Returned[]) =>
  sql`unnest(${units.map(({ skuCode }) => skuCode)}::text[], ${units.map(({ sourceCode }) => sourceCode)}::text[],
    ${units.map(({ quantity }) => quantity)}::int[], ${units.map(({ shipped }) => shipped)}::int[])
    as wanted (sku_code, source_code, quantity, shipped)`;

/**
 * The stock left of these, locked until the transaction ends. Rows are locked in one global order, so that two that
 * want the same things never wait for each other.
 */
export async function lockStock(trx: Transaction<unknown>, units: readonly Units[]): Promise<Units[]> {
  const { rows } = await sql<Units>`
    select stock.sku_code as "skuCode", stock.source_code as "sourceCode",
      greatest(stock.quantity - stock.safety - stock.sold, 0) as quantity
    from inventory.stock
    join ${columnsOf(units)} on wanted.sku_code = stock.sku_code and wanted.source_code = stock.source_code
    order by stock.sku_code, stock.source_code
    for update of stock`.execute(trx);
  return rows;
}

const list = (values: readonly unknown[], type: "text" | "int" = "text") => listParameter(sql`${values}`, type);

/** Units and for whom they are set aside. */
export type Taking = Units & { readonly reference: string };

/**
 * Takes units out of what is available and notes for whom, all of them or none, by one statement: rows that others want too
 * are held no longer than until the transaction ends right after. Answers what was there of each before. What was given back under
 * a reference may be taken again.
 */
export async function takeUnits(trx: Transaction<unknown>, takings: readonly Taking[]): Promise<Units[]> {
  const { rows } = await sql<{ left: Units[]; enough: boolean; untaken: number; held: number }>`
    with taking as (
      select * from unnest(${list(takings.map(({ reference }) => reference))},
        ${list(takings.map(({ skuCode }) => skuCode))}, ${list(takings.map(({ sourceCode }) => sourceCode))},
        ${list(
          takings.map(({ quantity }) => quantity),
          "int",
        )}) as line (reference, sku_code, source_code, quantity)
    ), wanted as (
      select sku_code, source_code, sum(quantity)::int as quantity from taking group by sku_code, source_code
    ), locked as materialized (
      -- Everybody takes the rows in one order, so that two who want the same things never wait for each other.
      select stock.sku_code, stock.source_code, greatest(stock.quantity - stock.safety - stock.sold, 0) as left_over
      from inventory.stock join wanted on wanted.sku_code = stock.sku_code and wanted.source_code = stock.source_code
      order by stock.sku_code, stock.source_code
      for update of stock
    ), verdict as materialized (
      select not exists (
        select from wanted left join locked using (sku_code, source_code)
        where coalesce(locked.left_over, 0) < wanted.quantity) as enough
    ), taken as (
      update inventory.stock set sold = sold + wanted.quantity from wanted
      where stock.sku_code = wanted.sku_code and stock.source_code = wanted.source_code
        and (select enough from verdict)
      returning 1
    ), held as (
      insert into inventory.hold (reference, sku_code, source_code, quantity, held_at)
      select reference, sku_code, source_code, sum(quantity), now() from taking
      where (select enough from verdict)
      group by reference, sku_code, source_code
      on conflict (reference, sku_code, source_code) do update
        set quantity = excluded.quantity, state = 'held', held_at = excluded.held_at, settled_at = null
        where hold.state = 'released'
      returning 1
    )
    select (select enough from verdict) as enough, (select count(*)::int from held) as held,
      (select count(*)::int from wanted) - (select count(*)::int from taken) as untaken,
      (select coalesce(json_agg(json_build_object('skuCode', sku_code, 'sourceCode', source_code,
        'quantity', left_over)), '[]') from locked) as left`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error("nothing was answered about the stock");
  const apart = new Set(takings.map(({ reference, skuCode, sourceCode }) => `${reference} ${skuCode} ${sourceCode}`));
  // A second hold under one reference would never be released.
  if (row.enough && row.held !== apart.size) throw new Error(`${takings[0]?.reference} holds units already`);
  if (row.enough && row.untaken !== 0) throw new Error("stock that was locked could not be taken");
  return row.left;
}

/** The holds of these references that are in one of these states, locked until the transaction ends. */
export async function lockHolds(
  trx: Transaction<unknown>,
  references: readonly string[],
  states: readonly Hold["state"][],
): Promise<(Hold & Returned)[]> {
  const { rows } = await sql<Hold & Returned>`
    select reference, sku_code as "skuCode", source_code as "sourceCode", quantity, state, shipped
    from inventory.hold
    where reference = any(${[...references]}) and state = any(${[...states]})
    order by reference, sku_code, source_code
    for update`.execute(trx);
  return rows;
}

/** Makes units available again. To be called with the stock locked. */
export async function giveBack(
  trx: Transaction<unknown>,
  units: readonly Returned[],
  references: readonly string[],
): Promise<void> {
  await sql`
    with ${movementCause({ cause: "returned", reference: references.join(" ") })}
    update inventory.stock set sold = sold - wanted.quantity, shipped = stock.shipped - wanted.shipped
    from ${returnedColumns(units)}, movement_cause
    where stock.sku_code = wanted.sku_code and stock.source_code = wanted.source_code and movement_cause.is_set`.execute(
    trx,
  );
}

export async function settleHolds(
  trx: Transaction<unknown>,
  references: readonly string[],
  state: "sold" | "released",
  from: readonly Hold["state"][],
): Promise<void> {
  await sql`
    update inventory.hold set state = ${state}, settled_at = now()${state === "released" ? sql`, shipped = 0` : sql``}
    where reference = any(${[...references]}) and state = any(${[...from]})`.execute(trx);
}

/** Reduces the sold or held units of a reference; a hold without units is released. Returns how many rows had enough. */
export async function reduceHolds(
  trx: Transaction<unknown>,
  reference: string,
  units: readonly Returned[],
): Promise<number> {
  const { rows } = await sql`
    update inventory.hold
    set shipped = hold.shipped - wanted.shipped,
      quantity = case when hold.quantity = wanted.quantity then hold.quantity else hold.quantity - wanted.quantity end,
      state = case when hold.quantity = wanted.quantity then 'released' else hold.state end,
      settled_at = case when hold.quantity = wanted.quantity then now() else hold.settled_at end
    from ${returnedColumns(units)}
    where hold.reference = ${reference} and hold.sku_code = wanted.sku_code and hold.source_code = wanted.source_code
      and hold.state <> 'released' and hold.quantity >= wanted.quantity
    returning hold.sku_code`.execute(trx);
  return rows.length;
}

/** Everything that was ever set aside under a reference. */
export async function holdsOf(db: Kysely<unknown>, reference: string): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select reference, sku_code as "skuCode", source_code as "sourceCode", quantity, state
    from inventory.hold where reference = ${reference} order by sku_code, source_code`.execute(db);
  return rows;
}

/**
 * Sets how many units of a reference have left their place so far. The number is absolute, so a repeated call changes nothing.
 * To be called with the stock locked.
 */
export async function writeShipped(
  trx: Transaction<unknown>,
  reference: string,
  units: readonly Units[],
): Promise<void> {
  await sql`
    with ${movementCause({ cause: "shipped", reference })}, newly as materialized (
      select hold.sku_code, hold.source_code, least(wanted.quantity, hold.quantity) - hold.shipped as units
      from inventory.hold
      join ${columnsOf(units)} on wanted.sku_code = hold.sku_code and wanted.source_code = hold.source_code
      where hold.reference = ${reference} and hold.state <> 'released'
    ), noted as (
      update inventory.hold set shipped = hold.shipped + newly.units from newly
      where hold.reference = ${reference} and hold.sku_code = newly.sku_code and hold.source_code = newly.source_code
        and newly.units <> 0
    )
    update inventory.stock set shipped = stock.shipped + newly.units from newly, movement_cause
    where stock.sku_code = newly.sku_code and stock.source_code = newly.source_code and newly.units <> 0 and movement_cause.is_set`.execute(
    trx,
  );
}
