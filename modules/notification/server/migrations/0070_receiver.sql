-- Keyed hash of the number or address a message went to, so that staff find what a customer was sent. Earlier messages have none.
alter table notification.delivery add column receiver_hash text;
create index deliveries_to on notification.delivery (receiver_hash, recorded_at desc) where receiver_hash is not null;
