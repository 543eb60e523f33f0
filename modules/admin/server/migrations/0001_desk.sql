create schema desk;

-- What whoever works here wants the next one to know. Shoppers never see it.
create table desk.note (
  id bigint generated always as identity primary key,
  order_code text not null references orders.placed_order on delete cascade,
  at timestamptz not null,
  name text not null,
  text text not null
);
create index notes_of_order on desk.note (order_code, id);

-- What lies packed and waits for the courier or the shelf.
create table desk.packed (
  order_code text primary key references orders.placed_order on delete cascade,
  at timestamptz not null,
  name text not null
);

-- The desk looks for orders in ways their owners never do.
create index orders_for_desk on orders.placed_order (status, placed_at desc, code);
create index orders_by_time on orders.placed_order (placed_at desc, code);
create index orders_by_mail on orders.placed_order (lower(receiver ->> 'email'));
create index orders_by_mobile on orders.placed_order ((receiver ->> 'mobile'));
create index orders_by_store on orders.placed_order ((store ->> 'code'), placed_at desc) where store is not null;
