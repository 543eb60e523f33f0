-- Which edition of the channels this is. Another one with every change, in the transaction of the change: whoever reads the stamp
-- reads which channels their snapshot has.
create table payment.edition (
  only_one boolean primary key default true check (only_one),
  stamp uuid not null
);
insert into payment.edition (stamp) values (gen_random_uuid());

create function payment.begin_edition() returns trigger language plpgsql as $$
begin
  update payment.edition set stamp = gen_random_uuid();
  return null;
end
$$;

create trigger begin_edition before insert or update or delete or truncate on payment.channel
  for each statement execute function payment.begin_edition();
