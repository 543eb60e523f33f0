-- What staff changed of an order before it was packed: who, when, and what it was before.
create table orders.edit (
  id uuid primary key,
  order_code text not null references orders.placed_order on delete cascade,
  edited_at timestamptz not null,
  editor_name text not null,
  -- The pieces taken off, with their refund, are those of this request.
  request_id uuid unique references orders.cancel_request on delete cascade,
  -- Receiver and address before and after; null when they stayed. Emptied when the member leaves.
  contact jsonb,
  check (request_id is not null or contact is not null)
);
create index edits_of_order on orders.edit (order_code, edited_at);

-- How often staff changed it: part of its version in the back office.
alter table orders.placed_order add column edits integer not null default 0;
