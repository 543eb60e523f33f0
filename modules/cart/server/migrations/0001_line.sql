create schema cart;

create table cart.line (
  -- 'guest:<guest id>' or 'member:<user code>'
  owner text not null,
  sku_code text not null,
  -- 11 home delivery, 21 store pickup
  distribution_type text not null default '11',
  quantity integer not null check (quantity between 1 and 50),
  added_at timestamptz not null default now(),
  primary key (owner, sku_code, distribution_type)
);
