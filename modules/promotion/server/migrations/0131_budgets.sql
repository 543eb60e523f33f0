-- What a promotion may give away, and what it gave. A table of its own: an order that takes from a budget begins no edition.
create table promotion.budget (
  -- What it gave is not forgotten with its promotion.
  activity_code text primary key references promotion.activity on delete restrict,
  -- Rupiah; null: it has no budget any more, and what it gave is remembered.
  amount bigint check (amount >= 1),
  -- With less than this left it gives nothing more to anybody.
  least bigint not null check (least >= 1),
  spent bigint not null default 0 check (spent >= 0),
  check (spent <= amount)
);
create trigger begin_edition before insert or update of activity_code, amount, least or delete or truncate on promotion.budget
  for each statement execute function promotion.begin_edition();

-- What an order took of a budget, so that it is given back exactly once.
create table promotion.budget_taking (
  reference text not null,
  activity_code text not null,
  amount bigint not null check (amount >= 1),
  given_back_at timestamptz,
  primary key (reference, activity_code)
);
create index takings_of_promotion on promotion.budget_taking (activity_code);

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
