-- What one press of a button has done with an order: sent twice, the press acts on it once.
create table desk.press (
  order_code text not null references orders.placed_order on delete cascade,
  staff_id uuid not null,
  key uuid not null,
  action text not null,
  at timestamptz not null,
  primary key (order_code, staff_id, key, action)
);
