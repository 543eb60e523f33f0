create schema simulator;

-- Everything the stand-in vendors were given, so that every process of the shop sees the same inbox.
create table simulator.message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('WHATSAPP', 'SMS', 'EMAIL')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  code text,
  -- The sender's own key; the SMS gateway sends once for each.
  reference text,
  at timestamptz not null default now()
);

create index message_recipient on simulator.message (recipient, id);
create unique index message_sms_reference on simulator.message (reference) where channel = 'SMS';

-- How a vendor behaves at the moment. No row: well.
create table simulator.fault (
  vendor text primary key,
  mode text not null check (mode in ('slow', 'error', 'drop', 'refuse')),
  ms integer not null default 0
);
