import { sql, type Transaction } from "kysely";
import type { Promotion } from "../promotion.ts";
import { deleteUnusedBudgets, writeBudget } from "./budgets.ts";
import { storedKind } from "./promotions.ts";

type Trx = Transaction<unknown>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Writes a promotion over any earlier one of its code. A flash sale's sold units stay. */
export async function writePromotion(trx: Trx, promotion: Promotion): Promise<void> {
  await writeActivity(trx, promotion);
  await writeScope(trx, promotion);
  await writeLevels(trx, promotion);
  await writeFlashSaleSkus(trx, promotion);
  await writeBudget(trx, promotion);
}

async function writeActivity(trx: Trx, activity: Promotion): Promise<void> {
  const { ribbon } = activity;
  await sql`
    insert into promotion.activity (code, kind, names, descriptions, remarks, labels, begins_at, ends_at, status,
      priority, sort, exclusive, stackable, amount_by_qty, reward_by_percentage, pwp_counts_for_tiers, most_times,
      ribbon_texts, ribbon_image, ribbon_position, price_from, price_until, audience, rule)
    values (${activity.code}, ${storedKind(activity.kind)}, ${json(activity.names)}::jsonb, ${json(activity.descriptions)}::jsonb,
      ${json(activity.remarks)}::jsonb, ${json(activity.labels)}::jsonb, ${activity.beginsAt}, ${activity.endsAt},
      ${activity.status}, ${activity.priority}, ${activity.sort}, ${activity.exclusive}, ${activity.stackable},
      ${activity.amountByQty}, ${activity.rewardByPercentage}, ${activity.pwpCountsForTiers}, ${activity.mostTimes},
      ${json(ribbon?.texts ?? null)}::jsonb, ${ribbon?.image ?? null}, ${ribbon?.position ?? null},
      ${activity.priceFrom}, ${activity.priceUntil}, ${activity.audience}, ${json(activity.rule)}::jsonb)
    on conflict (code) do update set (kind, names, descriptions, remarks, labels, begins_at, ends_at, status, priority,
      sort, exclusive, stackable, amount_by_qty, reward_by_percentage, pwp_counts_for_tiers, most_times, ribbon_texts,
      ribbon_image, ribbon_position, price_from, price_until, audience, rule, updated_at)
    = (excluded.kind, excluded.names, excluded.descriptions, excluded.remarks, excluded.labels, excluded.begins_at,
      excluded.ends_at, excluded.status, excluded.priority, excluded.sort, excluded.exclusive, excluded.stackable,
      excluded.amount_by_qty, excluded.reward_by_percentage, excluded.pwp_counts_for_tiers, excluded.most_times,
      excluded.ribbon_texts, excluded.ribbon_image, excluded.ribbon_position, excluded.price_from,
      excluded.price_until, excluded.audience, excluded.rule, now())`.execute(trx);
}

async function writeScope(trx: Trx, { code, scope }: Promotion): Promise<void> {
  await sql`delete from promotion.activity_scope where activity_code = ${code}`.execute(trx);
  await sql`
    insert into promotion.activity_scope (activity_code, target, code, position)
    select ${code}, target, scope.code, place - 1
    from unnest(${scope.map((entry) => entry.target)}::text[], ${scope.map((entry) => entry.code)}::text[])
      with ordinality as scope (target, code, place)`.execute(trx);
}

async function writeLevels(trx: Trx, { code, levels, rewardByPercentage }: Promotion): Promise<void> {
  // Giveaways are deleted with their levels by cascade.
  await sql`delete from promotion.activity_level where activity_code = ${code}`.execute(trx);
  await sql`
    insert into promotion.activity_level (activity_code, level, threshold, reward_percent, reward_amount)
    select ${code}, level, threshold, case when ${rewardByPercentage} then reward end,
      case when not ${rewardByPercentage} then reward end
    from jsonb_to_recordset(${json(levels)}::jsonb) as draft (level smallint, threshold bigint, reward bigint)`.execute(
    trx,
  );
  await sql`
    insert into promotion.giveaway (activity_code, level, position, sku_code, number, price)
    select ${code}, level, place, given ->> 'skuCode', (given ->> 'number')::smallint, (given ->> 'price')::bigint
    from jsonb_to_recordset(${json(levels)}::jsonb) as draft (level smallint, giveaways jsonb),
      jsonb_array_elements(giveaways) with ordinality as list (given, place)`.execute(trx);
}

async function writeFlashSaleSkus(trx: Trx, { code, flashSaleSkus }: Promotion): Promise<void> {
  const skuCodes = flashSaleSkus.map((sku) => sku.skuCode);
  // Locked in the same order as order placement does (ADR 0057), before any row is written.
  await sql`select from promotion.campaign_sku where activity_code = ${code} order by sku_code for update`.execute(trx);
  await sql`delete from promotion.campaign_purchase
    where activity_code = ${code} and sku_code <> all(${skuCodes}::text[]) and quantity = 0`.execute(trx);
  await sql`delete from promotion.campaign_sku
    where activity_code = ${code} and sku_code <> all(${skuCodes}::text[])`.execute(trx);
  await sql`
    insert into promotion.campaign_sku (activity_code, sku_code, price, stock, max_per_user, ships_from)
    select ${code}, "skuCode", price, stock, "maxPerUser", "shipsFrom"
    from jsonb_to_recordset(${json(flashSaleSkus)}::jsonb)
      as draft ("skuCode" text, price bigint, stock int, "maxPerUser" smallint, "shipsFrom" date)
    on conflict (activity_code, sku_code) do update set price = excluded.price, stock = excluded.stock,
      max_per_user = excluded.max_per_user, ships_from = excluded.ships_from`.execute(trx);
}

/** Deletes promotions without sold units and without spent budget, with all their rows. */
export async function deletePromotions(trx: Trx, codes: readonly string[]): Promise<void> {
  await sql`delete from promotion.campaign_purchase where activity_code = any(${codes}::text[]) and quantity = 0`.execute(
    trx,
  );
  await deleteUnusedBudgets(trx, codes);
  await sql`delete from promotion.activity where code = any(${codes}::text[])`.execute(trx);
}
