-- What was handed to a courier in one piece. This room does not know whose it is: `reference` is somebody else's word for it.
create table shipping.parcel (
  code uuid primary key,
  reference text not null,
  courier_code text not null,
  -- The courier's number; null until the courier has answered.
  express_code text,
  -- Where its label can be had, in the courier's words.
  label_reference text,
  status text not null default 'booked'
    check (status in ('booked', 'pickedUp', 'onTheWay', 'outForDelivery', 'failed', 'delivered', 'returned')),
  sent_at timestamptz not null,
  delivered_at timestamptz,
  signer_name text,
  -- Why and when it could not be delivered the last time.
  failed_at timestamptz,
  fail_reason text,
  -- When the courier was last asked about it, or told us of it.
  heard_at timestamptz not null,
  check ((status = 'delivered') = (delivered_at is not null)),
  check (status <> 'failed' or (failed_at is not null and fail_reason is not null))
);
create index parcels_of_reference on shipping.parcel (reference, sent_at);
create index parcels_by_number on shipping.parcel (courier_code, express_code);
create index parcels_to_ask on shipping.parcel (heard_at) where status not in ('delivered', 'returned');

create table shipping.parcel_item (
  parcel_code uuid not null references shipping.parcel on delete cascade,
  item_code text not null,
  sku_code text not null,
  quantity integer not null check (quantity >= 1),
  primary key (parcel_code, item_code)
);

-- Everything a courier told of a parcel, once each. Rows are added, never altered.
create table shipping.tracking_event (
  id bigint generated always as identity primary key,
  parcel_code uuid not null references shipping.parcel on delete cascade,
  -- The courier's own name for it: a copy has the same.
  event_id text not null,
  status text not null check (status in ('pickedUp', 'onTheWay', 'outForDelivery', 'failed', 'delivered', 'returned')),
  -- By the courier's clock.
  at timestamptz not null,
  place text not null default '',
  -- Why it could not be delivered.
  reason text,
  received_at timestamptz not null,
  unique (parcel_code, event_id)
);
create index events_of_parcel on shipping.tracking_event (parcel_code, at);
