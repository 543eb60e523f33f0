import { type Kysely, sql, type Transaction } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";

/** Units of one SKU at one source. */
export type Units = { readonly skuCode: string; readonly sourceCode: string; readonly quantity: number };

export type Hold = Units & { readonly reference: string; readonly state: "held" | "sold" | "released" };

const columnsOf = (units: readonly Units[]) =>
  sql`unnest(${units.map(({ skuCode }) => skuCode)}::text[], ${units.map(({ sourceCode }) => sourceCode)}::text[],
    ${units.map(({ quantity }) => quantity)}::int[]) as wanted (sku_code, source_code, quantity)`;

/**
 * What is still there of these, held until the transaction ends. Everybody takes the rows in one order, so that two who
 * want the same things never wait for each other.
 */
export async function lockStock(trx: Transaction<unknown>, units: readonly Units[]): Promise<Units[]> {
  const { rows } = await sql<Units>`
    select stock.sku_code as "skuCode", stock.source_code as "sourceCode",
      greatest(stock.quantity - stock.sold, 0) as quantity
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
      select stock.sku_code, stock.source_code, greatest(stock.quantity - stock.sold, 0) as left_over
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

/** The holds of these references that are in one of these states, kept from everybody else until the transaction ends. */
export async function lockHolds(
  trx: Transaction<unknown>,
  references: readonly string[],
  states: readonly Hold["state"][],
): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select reference, sku_code as "skuCode", source_code as "sourceCode", quantity, state
    from inventory.hold
    where reference = any(${[...references]}) and state = any(${[...states]})
    order by reference, sku_code, source_code
    for update`.execute(trx);
  return rows;
}

/** Gives units back to what is available. To be called with the stock locked. */
export async function giveBack(trx: Transaction<unknown>, units: readonly Units[]): Promise<void> {
  await sql`
    update inventory.stock set sold = sold - wanted.quantity from ${columnsOf(units)}
    where stock.sku_code = wanted.sku_code and stock.source_code = wanted.source_code`.execute(trx);
}

export async function settleHolds(
  trx: Transaction<unknown>,
  references: readonly string[],
  state: "sold" | "released",
  from: readonly Hold["state"][],
): Promise<void> {
  await sql`
    update inventory.hold set state = ${state}, settled_at = now()
    where reference = any(${[...references]}) and state = any(${[...from]})`.execute(trx);
}

/** Takes units off what is sold or held under a reference; a hold that has none left is released. Answers how many rows had so many. */
export async function reduceHolds(
  trx: Transaction<unknown>,
  reference: string,
  units: readonly Units[],
): Promise<number> {
  const { rows } = await sql`
    update inventory.hold
    set quantity = case when hold.quantity = wanted.quantity then hold.quantity else hold.quantity - wanted.quantity end,
      state = case when hold.quantity = wanted.quantity then 'released' else hold.state end,
      settled_at = case when hold.quantity = wanted.quantity then now() else hold.settled_at end
    from ${columnsOf(units)}
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
