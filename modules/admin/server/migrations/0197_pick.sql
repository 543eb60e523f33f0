-- The pieces of an order's line that were taken from the shelf. All pickers of a place see them.
create table desk.pick (
  order_code text not null references orders.placed_order on delete cascade,
  -- From 0, as the lines of the order.
  line smallint not null,
  picked integer not null check (picked >= 0),
  name text not null,
  at timestamptz not null,
  primary key (order_code, line)
);

-- Scans that were counted: one that is sent again counts once.
create table desk.pick_scan (
  key uuid primary key,
  order_code text not null references orders.placed_order on delete cascade,
  at timestamptz not null
);
create index pick_scans_of_order on desk.pick_scan (order_code);
