import { type Kysely, sql } from "kysely";
import type { Promotion } from "../promotion.ts";

/** These promotions in the order of their codes' list, whatever their time; one statement. Unknown codes are left out. */
export async function findPromotions(db: Kysely<unknown>, codes: readonly string[]): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Promotion>`
    select activity.code, activity.kind, activity.names, activity.descriptions, activity.remarks, activity.labels,
      activity.begins_at as "beginsAt", activity.ends_at as "endsAt", activity.status, activity.priority, activity.sort,
      activity.exclusive, activity.stackable, activity.amount_by_qty as "amountByQty",
      activity.reward_by_percentage as "rewardByPercentage", activity.pwp_counts_for_tiers as "pwpCountsForTiers",
      activity.most_times as "mostTimes",
      case when activity.ribbon_position is not null then json_build_object('texts', activity.ribbon_texts,
        'image', activity.ribbon_image, 'position', activity.ribbon_position) end as ribbon,
      (select coalesce(json_agg(json_build_object('target', scope.target, 'code', scope.code)
          order by scope.position), '[]')
        from promotion.activity_scope as scope where scope.activity_code = activity.code) as scope,
      (select coalesce(json_agg(json_build_object('level', level.level, 'threshold', level.threshold,
          'reward', coalesce(level.reward_percent, level.reward_amount), 'giveaways', (
            select coalesce(json_agg(json_build_object('skuCode', giveaway.sku_code, 'number', giveaway.number,
              'price', giveaway.price) order by giveaway.position), '[]')
            from promotion.giveaway
            where giveaway.activity_code = activity.code and giveaway.level = level.level)) order by level.level), '[]')
        from promotion.activity_level as level where level.activity_code = activity.code) as levels,
      (select coalesce(json_agg(json_build_object('skuCode', sku.sku_code, 'price', sku.price, 'stock', sku.stock,
          'maxPerUser', sku.max_per_user, 'shipsFrom', sku.ships_from) order by sku.sku_code collate "C"), '[]')
        from promotion.campaign_sku as sku where sku.activity_code = activity.code) as "campaignSkus"
    from unnest(${codes}::text[]) with ordinality as asked (code, place)
    join promotion.activity on activity.code = asked.code
    order by asked.place`.execute(db);
  return rows;
}
