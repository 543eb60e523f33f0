-- Which edition of origins, services and rates this is. Another one with every change, in the transaction of the change: whoever reads the
-- stamp reads which rates their snapshot has.
create table shipping.edition (
  only_one boolean primary key default true check (only_one),
  stamp uuid not null
);
insert into shipping.edition (stamp) values (gen_random_uuid());

create function shipping.begin_edition() returns trigger language plpgsql as $$
begin
  update shipping.edition set stamp = gen_random_uuid();
  return null;
end
$$;

create trigger begin_edition before insert or update or delete or truncate on shipping.origin
  for each statement execute function shipping.begin_edition();
create trigger begin_edition before insert or update or delete or truncate on shipping.service
  for each statement execute function shipping.begin_edition();
create trigger begin_edition before insert or update or delete or truncate on shipping.rate
  for each statement execute function shipping.begin_edition();
