-- The books of the stand-in courier: what it was asked to carry, and how far it is, whatever the shop believes.
create table simulator.shipment (
  tracking_number text primary key,
  -- The shop's own name for it.
  reference text not null unique,
  courier text not null,
  receiver text not null,
  place text not null,
  pieces integer not null,
  status text not null default 'booked',
  created_at timestamptz not null default now()
);

create table simulator.shipment_event (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  tracking_number text not null references simulator.shipment,
  status text not null,
  at timestamptz not null,
  place text not null,
  signer text,
  reason text
);
create index shipment_events on simulator.shipment_event (tracking_number, at);

-- What the courier has told the shop, and what the shop answered; 0 for nothing.
create table simulator.courier_notice (
  id bigint generated always as identity primary key,
  tracking_number text not null,
  status text not null,
  signature text not null,
  answer integer not null,
  at timestamptz not null default now()
);
create index courier_notices on simulator.courier_notice (tracking_number, id);
