import { sql, type Transaction } from "kysely";

/** Units of one SKU of a flash sale. */
export type FlashSaleUnits = { readonly activityCode: string; readonly skuCode: string; readonly quantity: number };

/** The units of an SKU in a flash sale, locked until the transaction ends. */
export type LockedUnits = {
  readonly activityCode: string;
  readonly skuCode: string;
  readonly left: number;
  readonly maxPerUser: number | null;
  /** The maximum that any key of the buyer has bought before. */
  readonly bought: number;
};

type Trx = Transaction<unknown>;

const columns = (units: readonly Pick<FlashSaleUnits, "activityCode" | "skuCode">[]) => sql`unnest(
  ${units.map(({ activityCode }) => activityCode)}::text[], ${units.map(({ skuCode }) => skuCode)}::text[])`;

/** Locks these rows in the global order, by activity and SKU (ADR 0057). */
export async function lockFlashSaleUnits(trx: Trx, units: readonly FlashSaleUnits[]): Promise<void> {
  await sql`
    select from promotion.campaign_sku
    join ${columns(units)} as asked (activity_code, sku_code) using (activity_code, sku_code)
    order by activity_code, sku_code
    for update of campaign_sku`.execute(trx);
}

/** Locks these rows and reads the units left. */
export async function lockAndReadUnits(
  trx: Trx,
  units: readonly FlashSaleUnits[],
  buyerKeys: readonly string[],
): Promise<LockedUnits[]> {
  await lockFlashSaleUnits(trx, units);
  // A separate statement after the lock, so that it sees the writes of the previous holder.
  const { rows } = await sql<LockedUnits>`
    select held.activity_code as "activityCode", held.sku_code as "skuCode", held.stock - held.sold as left,
      held.max_per_user as "maxPerUser", coalesce((
        select max(bought.quantity) from promotion.campaign_purchase as bought
        where bought.activity_code = held.activity_code and bought.sku_code = held.sku_code
          and bought.buyer_key = any(${[...buyerKeys]}::text[])), 0)::int as bought
    from promotion.campaign_sku as held
    join ${columns(units)} as asked (activity_code, sku_code) using (activity_code, sku_code)`.execute(trx);
  return rows;
}

/** Whether this reference has a reservation that was not released. */
export async function isReserved(trx: Trx, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from promotion.campaign_taking
    where reference = ${reference} and given_back_at is null limit 1`.execute(trx);
  return rows.length > 0;
}

export async function insertReservations(
  trx: Trx,
  reference: string,
  units: readonly FlashSaleUnits[],
  buyerKeys: readonly string[],
): Promise<void> {
  const keys = [...new Set(buyerKeys)];
  await sql`
    insert into promotion.campaign_taking (reference, activity_code, sku_code, buyer_keys, quantity)
    select ${reference}, activity_code, sku_code, ${keys}::text[], quantity
    from unnest(${units.map(({ activityCode }) => activityCode)}::text[],
      ${units.map(({ skuCode }) => skuCode)}::text[], ${units.map(({ quantity }) => quantity)}::int[])
      as taken (activity_code, sku_code, quantity)
    on conflict (reference, activity_code, sku_code) do update
      set quantity = excluded.quantity, buyer_keys = excluded.buyer_keys, given_back_at = null`.execute(trx);
  await count(trx, reference, 1);
}

/** Releases the reservations of these references; idempotent. */
export async function releaseReservations(trx: Trx, references: readonly string[], at: Date): Promise<void> {
  await sql`
    select from promotion.campaign_sku
    join (select distinct activity_code, sku_code from promotion.campaign_taking
      where reference = any(${[...references]}::text[]) and given_back_at is null) as taken using (activity_code, sku_code)
    order by activity_code, sku_code
    for update of campaign_sku`.execute(trx);
  const { rows } = await sql<{ reference: string }>`
    update promotion.campaign_taking set given_back_at = ${at}
    where reference = any(${[...references]}::text[]) and given_back_at is null
    returning reference`.execute(trx);
  for (const reference of new Set(rows.map((row) => row.reference))) await count(trx, reference, -1);
}

/** Releases some units of a reference. A row without units left is marked as released. Returns the number of rows. */
export async function releasePart(
  trx: Trx,
  reference: string,
  units: readonly FlashSaleUnits[],
  at: Date,
): Promise<number> {
  const back = sql`unnest(${units.map(({ activityCode }) => activityCode)}::text[],
    ${units.map(({ skuCode }) => skuCode)}::text[], ${units.map(({ quantity }) => quantity)}::int[])
    as back (activity_code, sku_code, quantity)`;
  await sql`
    select from promotion.campaign_sku join ${back} using (activity_code, sku_code)
    order by activity_code, sku_code for update of campaign_sku`.execute(trx);
  const { rows } = await sql`
    update promotion.campaign_taking as taken
    set quantity = case when taken.quantity = back.quantity then taken.quantity else taken.quantity - back.quantity end,
      given_back_at = case when taken.quantity = back.quantity then ${at}::timestamptz end
    from ${back}
    where taken.reference = ${reference} and taken.activity_code = back.activity_code and taken.sku_code = back.sku_code
      and taken.given_back_at is null and taken.quantity >= back.quantity
    returning taken.sku_code`.execute(trx);
  await sql`
    update promotion.campaign_sku set sold = campaign_sku.sold - back.quantity from ${back}
    where campaign_sku.activity_code = back.activity_code and campaign_sku.sku_code = back.sku_code`.execute(trx);
  await sql`
    update promotion.campaign_purchase as bought set quantity = greatest(0, bought.quantity - back.quantity)
    from ${back}, promotion.campaign_taking as taken
    where taken.reference = ${reference} and taken.activity_code = back.activity_code and taken.sku_code = back.sku_code
      and bought.activity_code = back.activity_code and bought.sku_code = back.sku_code
      and bought.buyer_key = any(taken.buyer_keys)`.execute(trx);
  return rows.length;
}

/** Adds the units of a reference to the counters of sold units and of each buyer key, or subtracts them. */
async function count(trx: Trx, reference: string, sign: 1 | -1): Promise<void> {
  await sql`
    update promotion.campaign_sku set sold = campaign_sku.sold + ${sign} * taken.quantity
    from promotion.campaign_taking as taken
    where taken.reference = ${reference} and campaign_sku.activity_code = taken.activity_code
      and campaign_sku.sku_code = taken.sku_code`.execute(trx);
  await sql`
    insert into promotion.campaign_purchase (activity_code, sku_code, buyer_key, quantity)
    select taken.activity_code, taken.sku_code, buyer.key, greatest(0, ${sign} * taken.quantity)
    from promotion.campaign_taking as taken cross join lateral unnest(taken.buyer_keys) as buyer (key)
    where taken.reference = ${reference}
    on conflict (activity_code, sku_code, buyer_key) do update set quantity = greatest(0,
      campaign_purchase.quantity + ${sign} * (select own.quantity from promotion.campaign_taking as own
        where own.reference = ${reference} and own.activity_code = excluded.activity_code
          and own.sku_code = excluded.sku_code))`.execute(trx);
}
