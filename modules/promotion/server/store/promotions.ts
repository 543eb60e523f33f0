import { type Kysely, sql } from "kysely";
import type { Promotion } from "../promotion.ts";

/** Everything about a promotion, as one JSON value, for a statement that names it `activity`. */
export const promotionAsJson = sql`json_build_object('code', activity.code, 'kind', activity.kind,
  'names', activity.names, 'descriptions', activity.descriptions, 'remarks', activity.remarks, 'labels', activity.labels,
  'beginsAt', activity.begins_at, 'endsAt', activity.ends_at, 'status', activity.status,
  'priority', activity.priority, 'sort', activity.sort, 'exclusive', activity.exclusive, 'stackable', activity.stackable,
  'amountByQty', activity.amount_by_qty, 'rewardByPercentage', activity.reward_by_percentage,
  'pwpCountsForTiers', activity.pwp_counts_for_tiers, 'mostTimes', activity.most_times,
  'ribbon', case when activity.ribbon_position is not null then json_build_object('texts', activity.ribbon_texts,
    'image', activity.ribbon_image, 'position', activity.ribbon_position) end,
  'scope', (select coalesce(json_agg(json_build_object('target', scope.target, 'code', scope.code)
      order by scope.position), '[]')
    from promotion.activity_scope as scope where scope.activity_code = activity.code),
  'levels', (select coalesce(json_agg(json_build_object('level', level.level, 'threshold', level.threshold,
      'reward', coalesce(level.reward_percent, level.reward_amount), 'giveaways', (
        select coalesce(json_agg(json_build_object('skuCode', giveaway.sku_code, 'number', giveaway.number,
          'price', giveaway.price) order by giveaway.position), '[]')
        from promotion.giveaway
        where giveaway.activity_code = activity.code and giveaway.level = level.level)) order by level.level), '[]')
    from promotion.activity_level as level where level.activity_code = activity.code),
  'campaignSkus', (select coalesce(json_agg(json_build_object('skuCode', sku.sku_code, 'price', sku.price,
      'stock', sku.stock, 'maxPerUser', sku.max_per_user, 'shipsFrom', sku.ships_from)
      order by sku.sku_code collate "C"), '[]')
    from promotion.campaign_sku as sku where sku.activity_code = activity.code))`;

/** A promotion as JSON has it: moments are texts. */
export type WrittenPromotion = Omit<Promotion, "beginsAt" | "endsAt"> & {
  readonly beginsAt: string;
  readonly endsAt: string;
};

export const readPromotion = ({ beginsAt, endsAt, ...promotion }: WrittenPromotion): Promotion => ({
  ...promotion,
  beginsAt: new Date(beginsAt),
  endsAt: new Date(endsAt),
});

/** These promotions in the order of their codes' list, whatever their time; one statement. Unknown codes are left out. */
export async function findPromotions(db: Kysely<unknown>, codes: readonly string[]): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ promotion: WrittenPromotion }>`
    select ${promotionAsJson} as promotion
    from unnest(${codes}::text[]) with ordinality as asked (code, place)
    join promotion.activity on activity.code = asked.code
    order by asked.place`.execute(db);
  return rows.map(({ promotion }) => readPromotion(promotion));
}
