-- How an order promotion computes its discount instead of by levels: {"code": "…", "settings": {…}}, of a rule that an extension brings; null:
-- by its levels. Statements of the previous release do not name the column and leave it as it is. The check reads no row under its lock;
-- the next file validates.
alter table promotion.activity add column rule jsonb;
alter table promotion.activity add constraint rule_of_kind check (rule is null or (kind = 'tier' and rule ? 'code')) not valid;

create or replace function promotion.as_json(activity promotion.activity) returns json language sql stable as $$
select json_build_object('code', activity.code, 'kind', activity.kind,
  'names', activity.names, 'descriptions', activity.descriptions, 'remarks', activity.remarks, 'labels', activity.labels,
  'beginsAt', activity.begins_at, 'endsAt', activity.ends_at, 'status', activity.status,
  'priority', activity.priority, 'sort', activity.sort, 'exclusive', activity.exclusive, 'stackable', activity.stackable,
  'amountByQty', activity.amount_by_qty, 'rewardByPercentage', activity.reward_by_percentage,
  'pwpCountsForTiers', activity.pwp_counts_for_tiers, 'mostTimes', activity.most_times,
  'budget', (select amount from promotion.budget where activity_code = activity.code),
  'ribbon', case when activity.ribbon_position is not null then json_build_object('texts', activity.ribbon_texts,
    'image', activity.ribbon_image, 'position', activity.ribbon_position) end,
  'scope', (select coalesce(json_agg(json_build_object('target', scope.target, 'code', scope.code)
      order by scope.position), '[]')
    from promotion.activity_scope as scope where scope.activity_code = activity.code),
  'priceFrom', activity.price_from, 'priceUntil', activity.price_until, 'audience', activity.audience, 'rule', activity.rule,
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
    from promotion.campaign_sku as sku where sku.activity_code = activity.code))
$$;
