-- Links of messages that a browser has opened: the first one may act on the order with it, later ones only read (D-89).
create table orders.opened_link (
  -- Keyed hash of order and key: the link itself cannot be read here.
  link_hash text primary key,
  order_code text not null references orders.placed_order (code) on delete cascade,
  opened_at timestamptz not null
);

create index opened_link_opened_at on orders.opened_link (opened_at);
create index opened_link_order on orders.opened_link (order_code);
