-- What must leave the process, written in the same transaction as the change it speaks of.
create table kit.outbox (
  id uuid primary key,
  topic text not null,
  -- Emptied on delivery: messages may hold codes and addresses that nobody needs any longer.
  payload jsonb,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz
);

create index outbox_undelivered on kit.outbox (created_at) where delivered_at is null;
create index outbox_delivered on kit.outbox (delivered_at) where delivered_at is not null;

-- What came in from outside, so that the same event is acted upon once only.
create table kit.inbox (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create index inbox_received on kit.inbox (received_at);

-- Only the count changes from hit to hit; the free room lets that happen in place.
create table kit.rate_limit (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
) with (fillfactor = 70);

create index rate_limit_expired on kit.rate_limit (expires_at);

-- Worker processes that are alive, so that the jobs of a dead one can be taken over.
create table kit.worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
