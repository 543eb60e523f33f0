-- Whose stand-in opened the charge, and where a payer who declines is sent back to by gateways that name two addresses.
alter table simulator.charge add column gateway text not null default 'midtrans';
alter table simulator.charge add column fail_url text;
-- A number for gateways that name a payment by one.
alter table simulator.charge add column number bigint generated always as identity;
