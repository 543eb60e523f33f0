create schema settings;

-- Rules of the shop that were changed. What is not here is as the environment says.
create table settings.rule (
  name text primary key,
  value bigint not null check (value >= 0)
);

-- Every process reads the rules again when the change is committed.
create function settings.announce_rules() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_rules', '');
  return null;
end
$$;

create trigger announce_rules after insert or update or delete or truncate on settings.rule
  for each statement execute function settings.announce_rules();
