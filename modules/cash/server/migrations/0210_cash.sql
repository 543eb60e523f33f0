create schema cash;

-- Cash of one delivered order, written in the transaction that completes it and never changed but for the day that froze it.
create table cash.receipt (
  order_code text primary key,
  payment_reference text not null,
  -- The store or warehouse that sent the order: its couriers bring the money there.
  store_code text not null,
  order_total bigint not null check (order_total > 0),
  -- Pieces that were cancelled before the delivery: the courier collected less.
  not_collected bigint not null check (not_collected >= 0),
  amount bigint not null check (amount > 0 and amount = order_total - not_collected),
  collected_at timestamptz not null,
  -- The day in Jakarta.
  collected_day date not null,
  -- The closed day this receipt belongs to; null until a day is closed with it.
  closed_day date check (closed_day >= collected_day)
);
create index receipts_to_close on cash.receipt (store_code, collected_day) where closed_day is null;
create index receipts_of_day on cash.receipt (store_code, closed_day) where closed_day is not null;

-- A day of a store that was closed, or closed and opened again.
create table cash.closing (
  store_code text not null,
  day date not null,
  state text not null check (state in ('closed', 'reopened')),
  orders integer not null check (orders >= 0),
  expected bigint not null check (expected >= 0),
  counted bigint not null check (counted >= 0),
  -- Counted notes and coins by value: {"100000": 3}.
  pieces jsonb not null,
  reason text not null,
  closed_by text not null,
  closed_at timestamptz not null,
  primary key (store_code, day),
  constraint difference_with_a_reason check (counted = expected or reason <> '')
);
create index closings_by_day on cash.closing (day desc, store_code);

-- What happened to a day. Rows are added, never altered.
create table cash.closing_event (
  id bigint generated always as identity primary key,
  store_code text not null,
  day date not null,
  step text not null check (step in ('closed', 'reopened')),
  expected bigint not null,
  counted bigint not null,
  pieces jsonb not null,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  foreign key (store_code, day) references cash.closing
);
create index events_of_day on cash.closing_event (store_code, day, id);

-- The day that cash collected on a day belongs to: that day, or the first day after it that is not closed.
create function cash.day_of(store text, collected date) returns date language sql stable as $$
  select case
    when exists (select from cash.closing where store_code = store and day = collected and state = 'closed') then (
      select min(last.day) + 1 from cash.closing as last
      where last.store_code = store and last.day >= collected and last.state = 'closed' and not exists (
        select from cash.closing as next
        where next.store_code = store and next.day = last.day + 1 and next.state = 'closed'))
    else collected
  end
$$;
