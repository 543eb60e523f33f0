import { sql, type Transaction } from "kysely";

/** Units of one SKU of a campaign. */
export type CampaignUnits = { readonly activityCode: string; readonly skuCode: string; readonly quantity: number };

/** A campaign's own units of an SKU, held until the transaction ends. */
export type HeldUnits = {
  readonly activityCode: string;
  readonly skuCode: string;
  readonly left: number;
  readonly maxPerUser: number | null;
  /** The most that any of the buyer's names has taken before. */
  readonly bought: number;
};

type Trx = Transaction<unknown>;

const columns = (units: readonly Pick<CampaignUnits, "activityCode" | "skuCode">[]) => sql`unnest(
  ${units.map(({ activityCode }) => activityCode)}::text[], ${units.map(({ skuCode }) => skuCode)}::text[])`;

/** Locks these rows by activity and SKU, as everybody does (ADR 0057). */
export async function lockCampaignUnits(trx: Trx, units: readonly CampaignUnits[]): Promise<void> {
  await sql`
    select from promotion.campaign_sku
    join ${columns(units)} as asked (activity_code, sku_code) using (activity_code, sku_code)
    order by activity_code, sku_code
    for update of campaign_sku`.execute(trx);
}

/** Locks these rows and reads what is left of them. */
export async function holdCampaignUnits(
  trx: Trx,
  units: readonly CampaignUnits[],
  buyerKeys: readonly string[],
): Promise<HeldUnits[]> {
  await lockCampaignUnits(trx, units);
  // A statement of its own, after the rows are held: it must see what the holder before wrote.
  const { rows } = await sql<HeldUnits>`
    select held.activity_code as "activityCode", held.sku_code as "skuCode", held.stock - held.sold as left,
      held.max_per_user as "maxPerUser", coalesce((
        select max(bought.quantity) from promotion.campaign_purchase as bought
        where bought.activity_code = held.activity_code and bought.sku_code = held.sku_code
          and bought.buyer_key = any(${[...buyerKeys]}::text[])), 0)::int as bought
    from promotion.campaign_sku as held
    join ${columns(units)} as asked (activity_code, sku_code) using (activity_code, sku_code)`.execute(trx);
  return rows;
}

/** Whether something is taken under this reference; what was given back since is not. */
export async function wasTaken(trx: Trx, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from promotion.campaign_taking
    where reference = ${reference} and given_back_at is null limit 1`.execute(trx);
  return rows.length > 0;
}

export async function writeTakings(
  trx: Trx,
  reference: string,
  units: readonly CampaignUnits[],
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

/** Marks what is still taken under these references as given back, and counts it back. Once, however often it is asked. */
export async function giveTakingsBack(trx: Trx, references: readonly string[], at: Date): Promise<void> {
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

/** Gives a part of what is taken under a reference back; what is taken no more is given back as a whole. */
export async function givePartBack(
  trx: Trx,
  reference: string,
  units: readonly CampaignUnits[],
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

/** Adds the units of a reference to what is sold and to what each of the buyer's names took, or takes them off again. */
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
