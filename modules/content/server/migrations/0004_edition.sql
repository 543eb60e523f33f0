-- Which edition of pages, navigation and shop facts this is. Another one with every change of them, in the transaction of the change:
-- whoever reads the stamp reads which contents their snapshot has. It is taken before the change, so that writers queue
-- for it first and cannot wait for one another in a circle.
create table content.edition (
  only_one boolean primary key default true check (only_one),
  stamp uuid not null
);
insert into content.edition (stamp) values (gen_random_uuid());

create function content.begin_edition() returns trigger language plpgsql as $$
begin
  update content.edition set stamp = gen_random_uuid();
  return null;
end
$$;

create trigger begin_edition before insert or update or delete or truncate on content.page
  for each statement execute function content.begin_edition();
create trigger begin_edition before insert or update or delete or truncate on content.navigation
  for each statement execute function content.begin_edition();
create trigger begin_edition before insert or update or delete or truncate on content.site
  for each statement execute function content.begin_edition();
