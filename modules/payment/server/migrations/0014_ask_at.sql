-- When the gateway is next asked about an open attempt. Whoever does not know the column has it asked about soon.
alter table payment.attempt add column ask_at timestamptz not null default now();
create index attempts_to_ask on payment.attempt (ask_at) where state = 'open' and gateway is not null;
