create schema notification;

-- How each message ended. Kept without its text and its receiver.
create table notification.delivery (
  message_id uuid primary key,
  kind text not null,
  channel text not null,
  outcome text not null check (outcome in ('SENT', 'REFUSED', 'EXPIRED')),
  -- The vendor's own id, to be matched with its delivery notices.
  vendor_message_id text,
  reason text,
  recorded_at timestamptz not null default now()
);

create index delivery_recorded on notification.delivery (recorded_at);
