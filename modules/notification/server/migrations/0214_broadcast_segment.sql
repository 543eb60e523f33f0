-- The segment of customers it was sent to; null: everybody who agreed.
alter table notification.broadcast add column segment_code text;
