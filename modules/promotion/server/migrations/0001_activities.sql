create schema promotion;

-- Texts are one jsonb object each, by language: {"en-US": "…", "id-ID": "…", …}.

-- One promotion: when it runs, whom it stands before, how its thresholds and rewards are counted.
create table promotion.activity (
  code text primary key check (code ~ '^[A-Z0-9_]{2,40}$'),
  kind text not null check (kind in ('campaign', 'item', 'pwp', 'gwp', 'tier', 'freeShipping')),
  names jsonb not null check (names ? 'en-US'),
  descriptions jsonb not null default '{}',
  remarks jsonb not null default '{}',
  labels jsonb not null default '{}',
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'active' check (status in ('draft', 'active', 'stopped')),
  -- The lowest number goes first (D-37); pages show by sort.
  priority integer not null default 100 check (priority >= 0),
  sort integer not null default 0,
  -- An exclusive one stops later ones of its step; a stackable one is added to them.
  exclusive boolean not null default false,
  stackable boolean not null default false,
  -- Thresholds are pieces rather than rupiah.
  amount_by_qty boolean not null default false,
  -- Rewards are percentages rather than rupiah.
  reward_by_percentage boolean not null default false,
  -- Whether lines bought at a purchase-with-purchase price help to reach its tiers.
  pwp_counts_for_tiers boolean not null default false,
  -- How many times one order may earn its gift.
  most_times smallint not null default 1 check (most_times >= 1),
  ribbon_texts jsonb,
  ribbon_image text,
  ribbon_position text check (ribbon_position in ('TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT', 'BOTTOM')),
  updated_at timestamptz not null default now(),
  check (ends_at > begins_at),
  check (not (exclusive and stackable)),
  check ((ribbon_position is null) = (ribbon_texts is null and ribbon_image is null))
);
create index activity_until on promotion.activity (ends_at) where status = 'active';

-- What a promotion touches. A category means everything below it too.
create table promotion.activity_scope (
  activity_code text not null references promotion.activity on delete cascade,
  target text not null check (target in ('product', 'category', 'brand', 'everything')),
  code text not null,
  primary key (target, code, activity_code),
  check ((target = 'everything') = (code = ''))
);
create index scope_of_activity on promotion.activity_scope (activity_code);

-- What is earned from which threshold on. A gift's level has no reward of its own: its giveaways are the reward.
create table promotion.activity_level (
  activity_code text not null references promotion.activity on delete cascade,
  level smallint not null check (level >= 1),
  -- Rupiah, or pieces when the activity counts them.
  threshold bigint not null check (threshold >= 1),
  reward_percent smallint check (reward_percent between 1 and 100),
  reward_amount bigint check (reward_amount > 0),
  primary key (activity_code, level),
  unique (activity_code, threshold),
  check (num_nonnulls(reward_percent, reward_amount) <= 1)
);

-- Gifts, and what may be bought at a special price, in the order in which they stand in for each other.
create table promotion.giveaway (
  activity_code text not null,
  level smallint not null,
  position smallint not null check (position >= 1),
  sku_code text not null references catalogue.sku,
  number smallint not null default 1 check (number >= 1),
  -- What the shopper pays for one; 0 for a gift.
  price bigint not null default 0 check (price >= 0),
  primary key (activity_code, level, position),
  unique (activity_code, level, sku_code),
  foreign key (activity_code, level) references promotion.activity_level on delete cascade
);
create index giveaways_of_sku on promotion.giveaway (sku_code);

-- The price of one SKU while its campaign runs, with units of its own (D-38).
create table promotion.campaign_sku (
  activity_code text not null references promotion.activity on delete cascade,
  sku_code text not null references catalogue.sku,
  price bigint not null check (price > 0),
  stock integer not null check (stock >= 0),
  sold integer not null default 0,
  max_per_user smallint check (max_per_user >= 1),
  ships_from date,
  primary key (activity_code, sku_code),
  check (sold between 0 and stock)
);
create index campaigns_of_sku on promotion.campaign_sku (sku_code);

-- What each buyer took of a campaign: a member, or a guest by phone and e-mail (D-38).
create table promotion.campaign_purchase (
  activity_code text not null,
  sku_code text not null,
  buyer_key text not null,
  quantity integer not null check (quantity >= 0),
  primary key (activity_code, sku_code, buyer_key),
  foreign key (activity_code, sku_code) references promotion.campaign_sku
);
