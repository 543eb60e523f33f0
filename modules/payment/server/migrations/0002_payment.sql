-- One payment for one reference, whatever it pays for. The status only climbs, but for a reversal that a gateway confirmed.
create table payment.payment (
  reference text primary key,
  amount bigint not null check (amount > 0),
  status text not null default 'unpaid' check (status in ('unpaid', 'failed', 'paid', 'refunded')),
  -- Whose it is, 'guest:<guest id>' or 'member:<user code>', and where the news of it goes.
  owner text,
  email text,
  -- The attempt whose money came.
  paid_by uuid,
  paid_at timestamptz,
  -- A gateway may take its word back within minutes: what was paid for waits until then.
  hold_until timestamptz,
  -- Nobody waits for it any more. Money that comes all the same is asked about.
  closed_at timestamptz,
  refunded bigint not null default 0,
  -- Something a person must look at: money that does not fit, or that was taken back late.
  flag text,
  created_at timestamptz not null
);
create index payment_owner on payment.payment (owner);

-- One try to get the money through one channel.
create table payment.attempt (
  id uuid primary key,
  reference text not null references payment.payment (reference),
  -- Our own name for it at the gateway, which refuses a second one of the same name.
  charge_id text not null unique,
  key text not null,
  channel_code text not null references payment.channel (code),
  -- Copied from the channel: what was asked for stays true when the channel moves to another gateway.
  gateway text,
  kind text not null,
  bank text,
  months integer,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('opening', 'open', 'paid', 'failed', 'expired', 'cancelled', 'reversed')),
  gateway_ref text,
  va_number text,
  biller_code text,
  redirect_url text,
  qr_text text,
  return_url text not null,
  -- Sealed: whom the gateway is told to ask for the money.
  payer text not null default '',
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (reference, key)
);
-- Never two live attempts for one payment, however many requests come at once.
create unique index one_live_attempt on payment.attempt (reference) where state in ('opening', 'open');
create index attempts_to_open on payment.attempt (created_at) where state = 'opening';

-- What gateways told us, once each. Of what they wrote only these words are kept.
create table payment.notice (
  id uuid primary key,
  gateway text not null,
  event_id text not null,
  charge_id text not null,
  status text not null,
  amount numeric not null,
  currency text not null,
  body_digest text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  unique (gateway, event_id)
);
create index notices_to_process on payment.notice (received_at) where processed_at is null;

-- Money on its way back. 'manual': the gateway cannot, a person must. 'review': a person decides whether it goes back.
create table payment.refund (
  id uuid primary key,
  reference text not null references payment.payment (reference),
  attempt_id uuid not null references payment.attempt (id),
  key text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('requested', 'done', 'manual', 'review')),
  gateway_ref text,
  requested_at timestamptz not null,
  done_at timestamptz,
  unique (reference, key)
);
