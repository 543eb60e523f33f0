-- What an order took of a campaign, so that it can be given back exactly once.
create table promotion.campaign_taking (
  -- What it was taken for: an order, or all orders of one checkout.
  reference text not null,
  activity_code text not null,
  sku_code text not null,
  -- Under which names the buyer's limit was counted: a member, or a guest's phone and e-mail.
  buyer_keys text[] not null,
  quantity integer not null check (quantity >= 1),
  given_back_at timestamptz,
  primary key (reference, activity_code, sku_code)
);

-- One use of a coupon: held by an unpaid order, used when that is paid, given back when it comes to nothing.
create table promotion.coupon_use (
  reference text primary key,
  coupon_code text not null references promotion.coupon,
  buyer_keys text[] not null,
  taken_at timestamptz not null,
  used_at timestamptz,
  given_back_at timestamptz,
  check (used_at is null or given_back_at is null)
);
create index uses_of_coupon on promotion.coupon_use using gin (buyer_keys) where given_back_at is null;
