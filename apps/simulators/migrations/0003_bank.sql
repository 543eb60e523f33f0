-- The books of the stand-in bank: its own list of charges, whatever the shop believes.
create table simulator.charge (
  id uuid primary key,
  order_id text not null unique,
  amount bigint not null,
  -- As the gateway names them: bank_transfer, echannel, gopay, shopeepay, qris, credit_card.
  payment_type text not null,
  bank text,
  va_number text unique,
  -- Of the hosted page.
  token text unique,
  finish_url text,
  -- The gateway's own words; 'page' for a hosted page that nobody has used yet.
  status text not null default 'pending',
  paid_amount bigint,
  refunded bigint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);

create table simulator.bank_refund (
  key text primary key,
  order_id text not null references simulator.charge (order_id),
  amount bigint not null,
  at timestamptz not null default now()
);

-- What the bank has told the shop, and what the shop answered; 0 for nothing.
create table simulator.bank_notice (
  id bigint generated always as identity primary key,
  order_id text not null,
  status text not null,
  signature text not null,
  answer integer not null,
  at timestamptz not null default now()
);
create index bank_notice_order on simulator.bank_notice (order_id, id);
