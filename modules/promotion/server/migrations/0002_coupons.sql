-- A code that makes an order cheaper (D-40).
create table promotion.coupon (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  names jsonb not null check (names ? 'en-US'),
  descriptions jsonb not null default '{}',
  -- Either a percentage, with at most so many rupiah, or an amount.
  percent smallint check (percent between 1 and 100),
  most_discount bigint check (most_discount > 0),
  amount bigint check (amount > 0),
  -- Counted after promotions.
  minimum_spend bigint not null default 0 check (minimum_spend >= 0),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'active' check (status in ('draft', 'active', 'stopped')),
  -- How often it may be used by all together and by each; null: as often as they like.
  total_limit integer check (total_limit >= 1),
  per_user_limit integer check (per_user_limit >= 1),
  -- Uses so far, those of unpaid orders included.
  used integer not null default 0 check (used >= 0),
  members_only boolean not null default false,
  -- Whether it may be used on an order that promotions made cheaper already.
  stackable boolean not null default false,
  updated_at timestamptz not null default now(),
  check (ends_at > begins_at),
  check (num_nonnulls(percent, amount) = 1),
  check (most_discount is null or percent is not null),
  check (total_limit is null or used <= total_limit)
);

create table promotion.coupon_scope (
  coupon_code text not null references promotion.coupon on delete cascade,
  target text not null check (target in ('product', 'category', 'brand', 'everything')),
  code text not null,
  primary key (coupon_code, target, code),
  check ((target = 'everything') = (code = ''))
);

-- A coupon in somebody's hands. Its state is read from these times and the coupon's end.
create table promotion.coupon_grant (
  coupon_code text not null references promotion.coupon,
  buyer_key text not null,
  -- The first, second, … time this buyer got it.
  number smallint not null default 1 check (number >= 1),
  granted_at timestamptz not null default now(),
  -- The order it is in: locked until that is paid, used from then on.
  order_code text,
  locked_at timestamptz,
  used_at timestamptz,
  primary key (buyer_key, coupon_code, number),
  check ((order_code is null) = (locked_at is null)),
  check (used_at is null or locked_at is not null)
);
create index grants_of_coupon on promotion.coupon_grant (coupon_code);
create index grants_of_order on promotion.coupon_grant (order_code) where order_code is not null;
