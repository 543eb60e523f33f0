-- The safety stock that SKUs new to a place begin with.
alter table inventory.source add column safety integer not null default 0 check (safety >= 0);

-- A stock count at one place.
create table inventory.stock_count (
  code text primary key,
  source_code text not null references inventory.source,
  state text not null default 'open' check (state in ('open', 'confirmed', 'cancelled')),
  -- Grows with every entry: a page that was read before has another one.
  version integer not null default 0,
  started_by text not null,
  started_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create index counts_by_start on inventory.stock_count (started_at desc, code);

create table inventory.stock_count_line (
  count_code text not null references inventory.stock_count,
  sku_code text not null,
  counted integer not null check (counted >= 0),
  -- On hand when the line was last counted. The difference to it is applied, so that later movements stay.
  expected integer not null,
  -- Stock moved between two scans of the line: its sum means nothing until it is counted as a whole.
  moved boolean not null default false,
  counted_by text not null,
  counted_at timestamptz not null,
  primary key (count_code, sku_code)
);

-- Every scan and every typed number. A repeated key is one press that was sent twice.
create table inventory.stock_count_entry (
  key uuid primary key,
  count_code text not null references inventory.stock_count,
  sku_code text not null,
  -- One of both: units added by a scan, or the whole number.
  added integer,
  counted integer,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  check ((added is null) <> (counted is null))
);
create index entries_of_count on inventory.stock_count_entry (count_code, sku_code);

-- Goods on their way between two places. From sending until receipt they belong to the transfer, to neither place.
create table inventory.transfer (
  code text primary key,
  from_code text not null references inventory.source,
  to_code text not null references inventory.source check (to_code <> from_code),
  state text not null default 'draft' check (state in ('draft', 'sent', 'received', 'cancelled')),
  note text not null default '',
  -- Grows with every change.
  version integer not null default 0,
  created_by text not null,
  created_at timestamptz not null,
  sent_by text,
  sent_at timestamptz,
  ended_at timestamptz,
  check ((state in ('sent', 'received')) = (sent_at is not null)),
  check ((state in ('received', 'cancelled')) = (ended_at is not null))
);
create index transfers_by_creation on inventory.transfer (created_at desc, code);
create index transfers_on_their_way on inventory.transfer (to_code) where state = 'sent';

create table inventory.transfer_line (
  transfer_code text not null references inventory.transfer,
  sku_code text not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received >= 0),
  lost integer not null default 0 check (lost >= 0),
  primary key (transfer_code, sku_code),
  check (received + lost <= quantity)
);
create index transfer_lines_of_sku on inventory.transfer_line (sku_code);

-- What happened to a transfer, by whom. Rows are added, never altered.
create table inventory.transfer_event (
  id bigint generated always as identity primary key,
  transfer_code text not null references inventory.transfer,
  step text not null check (step in ('created', 'changed', 'sent', 'received', 'cancelled')),
  -- Received and lost units by SKU: [{sku, received, lost}].
  lines jsonb not null default '[]',
  actor text not null,
  -- A repeated key is one press that was sent twice.
  key uuid unique,
  at timestamptz not null default clock_timestamp()
);
create index events_of_transfer on inventory.transfer_event (transfer_code, id);
