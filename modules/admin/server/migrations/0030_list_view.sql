-- A list as somebody wants to see it again: the query of its address, with filters, sort and columns.
create table desk.list_view (
  id uuid primary key,
  list text not null,
  owner_id uuid not null references staff.account on delete cascade,
  owner_name text not null,
  name text not null,
  query text not null,
  -- Seen by everybody of the staff.
  is_shared boolean not null,
  unique (owner_id, list, name)
);
create index shared_views on desk.list_view (list) where is_shared;

-- The list of orders sorted by amount.
create index orders_by_amount on orders.placed_order (total_amount desc, placed_at desc, code);
