-- One row for each cart: whoever changes its lines holds it, so that limits over several lines stay true however many
-- requests come at once. A guest's cart is kept for 90 days after it was last touched.
create table cart.cart (
  -- 'guest:<guest id>' or 'member:<user code>'
  owner text primary key,
  touched_at timestamptz not null
);
create index guest_carts_by_age on cart.cart (touched_at) where owner like 'guest:%';

alter table cart.line
  -- What a shopper's own calls name a line by.
  add column id uuid not null default gen_random_uuid() unique,
  -- The purchase-with-purchase offer a line was added by; empty for what is bought for itself.
  add column activity_code text not null default '',
  add constraint line_distribution_type check (distribution_type in ('11', '21')),
  drop constraint line_pkey,
  add primary key (owner, sku_code, distribution_type, activity_code);
