-- Which edition of the catalogue this is. Another one with every change of goods, their groups, names and prices, in the transaction
-- of the change: whoever reads the stamp reads which catalogue their snapshot has. Stock is no part of it.
create table catalogue.edition (
  only_one boolean primary key default true check (only_one),
  stamp uuid not null
);
insert into catalogue.edition (stamp) values (gen_random_uuid());

create function catalogue.begin_edition() returns trigger language plpgsql as $$
begin
  update catalogue.edition set stamp = gen_random_uuid();
  return null;
end
$$;

create trigger begin_edition after insert or update or delete or truncate on catalogue.brand
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.category
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.attribute
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.attribute_value
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.product
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.product_category
  for each statement execute function catalogue.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on catalogue.sku
  for each statement execute function catalogue.begin_edition();
