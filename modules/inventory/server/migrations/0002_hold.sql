-- Units set aside under a reference, such as an order's code. Held and sold ones count in stock.sold (D-33); released ones
-- were given back, once.
create table inventory.hold (
  reference text not null,
  sku_code text not null,
  source_code text not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  held_at timestamptz not null,
  -- When it was sold or released.
  settled_at timestamptz check ((settled_at is null) = (state = 'held')),
  primary key (reference, sku_code, source_code),
  foreign key (sku_code, source_code) references inventory.stock
);
create index open_holds on inventory.hold (held_at) where state = 'held';
