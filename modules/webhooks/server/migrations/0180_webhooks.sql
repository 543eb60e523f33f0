create schema webhooks;

-- Where events of the shop are delivered to. Staff edit endpoints as records.
create table webhooks.endpoint (
  code text primary key,
  url text not null,
  description text not null default '',
  -- The types of events it gets.
  events text[] not null,
  enabled boolean not null,
  created_at timestamptz not null default now()
);

-- Signing secrets, encrypted. After a change the former one signs too until it expires, so that a receiver can follow without a gap.
create table webhooks.secret (
  id uuid primary key,
  endpoint_code text not null references webhooks.endpoint on delete cascade,
  sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index secrets_of_endpoint on webhooks.secret (endpoint_code, created_at desc);
-- Two changes at once cannot both be the last one.
create unique index lasting_secret on webhooks.secret (endpoint_code) where expires_at is null;

-- One event on its way to one endpoint, written in the transaction of the change it is about. The id is the order of the events.
create table webhooks.delivery (
  id bigint generated always as identity primary key,
  endpoint_code text not null references webhooks.endpoint on delete cascade,
  -- The same for every endpoint and attempt: receivers know an event they have had by it.
  event_id uuid not null,
  type text not null,
  -- Events of one object are sent one after another.
  object_key text not null,
  -- As it is sent and signed.
  body text not null,
  occurred_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Of a delivery in flight: when its worker counts as dead.
  next_attempt_at timestamptz not null,
  -- The attempt in flight. Only its own worker may note the result.
  lease uuid,
  last_attempt_at timestamptz,
  -- The last answer: its status, or why there was none.
  response_status integer,
  problem text,
  duration_ms integer,
  response_start text,
  ended_at timestamptz,
  check ((ended_at is null) = (status = 'pending'))
);
create unique index delivery_of_event on webhooks.delivery (endpoint_code, event_id);
create index due_deliveries on webhooks.delivery (endpoint_code, next_attempt_at) where status = 'pending';
create index pending_of_object on webhooks.delivery (endpoint_code, object_key, id) where status = 'pending';
create index delivery_log on webhooks.delivery (endpoint_code, id desc);
create index ended_deliveries on webhooks.delivery (ended_at) where ended_at is not null;
