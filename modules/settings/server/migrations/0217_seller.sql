-- The seller on invoices of orders placed from a moment on. Before the first row it is as the environment says.
create table settings.seller (
  valid_from timestamptz primary key,
  -- The fields staff had changed then.
  changed jsonb not null check (jsonb_typeof(changed) = 'object'),
  -- All fields, so that a later change of the environment leaves old invoices as they are.
  seller jsonb not null check (jsonb_typeof(seller) = 'object')
);

create trigger announce_rules after insert or update or delete or truncate on settings.seller
  for each statement execute function settings.announce_rules();
