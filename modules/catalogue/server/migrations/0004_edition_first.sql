-- The edition is changed before anything else: two who change at the same time wait here, in one line, instead of for each other.
drop trigger begin_edition on catalogue.brand;
create trigger begin_edition before insert or update or delete or truncate on catalogue.brand
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.category;
create trigger begin_edition before insert or update or delete or truncate on catalogue.category
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.attribute;
create trigger begin_edition before insert or update or delete or truncate on catalogue.attribute
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.attribute_value;
create trigger begin_edition before insert or update or delete or truncate on catalogue.attribute_value
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.product;
create trigger begin_edition before insert or update or delete or truncate on catalogue.product
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.product_category;
create trigger begin_edition before insert or update or delete or truncate on catalogue.product_category
  for each statement execute function catalogue.begin_edition();
drop trigger begin_edition on catalogue.sku;
create trigger begin_edition before insert or update or delete or truncate on catalogue.sku
  for each statement execute function catalogue.begin_edition();
