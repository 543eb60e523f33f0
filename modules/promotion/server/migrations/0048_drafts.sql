-- Promotions that staff have not put live yet. A draft may be incomplete, so it is one JSON value as the back office edits it; what shoppers
-- see is in promotion.activity, whose constraints hold for complete promotions. A code is in one of the two.
create table promotion.draft (
  code text primary key check (code ~ '^[A-Z0-9_]{2,40}$'),
  state jsonb not null check (state ->> 'status' = 'draft' and state ? 'kind'),
  updated_at timestamptz not null default now()
);
