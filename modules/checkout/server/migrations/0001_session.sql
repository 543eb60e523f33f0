create schema checkout;

-- A cart on its way to an order: what is bought, what the shopper has chosen so far, and what they were shown last.
create table checkout.session (
  id uuid primary key,
  -- 'guest:<guest id>' or 'member:<user code>'
  owner text not null,
  -- [{"id", "skuCode", "quantity", "activityCode"}]: the cart's lines as they were when the checkout began.
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  choices jsonb not null default '{}',
  -- The lines and totals on the shopper's screen; an order is placed for these or not at all (D-43).
  shown jsonb,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  placed_at timestamptz,
  check (expires_at > begun_at)
);
create index session_expires_at on checkout.session (expires_at);
create index sessions_of_owner on checkout.session (owner);

-- What an attempt to place an order was asked and what it answered: the same key acts once (D-43).
create table checkout.attempt (
  session_id uuid not null references checkout.session on delete cascade,
  key text not null check (length(key) between 1 and 100),
  -- Fingerprint of the input: the same key with another input is a mistake, not a repetition.
  asked text not null,
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (session_id, key)
);
