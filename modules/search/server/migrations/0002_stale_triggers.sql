-- The rooms below never learn that somebody searches: what they change is noted here, in their own transaction.
-- A change of very many products is noted as a change of all.

create function search.note_stale(codes text[]) returns void language plpgsql as $$
begin
  if cardinality(codes) > 2000 then
    insert into search.stale (product_code) values (null);
  elsif cardinality(codes) > 0 then
    insert into search.stale (product_code) select distinct code from unnest(codes) as code;
  else
    return;
  end if;
  perform pg_notify('search_stale', '');
end $$;

create function search.note_everything() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then perform search.note_stale(array_fill('x'::text, array[2001])); end if;
  return null;
end $$;

-- A new brand or category changes no product, but whoever keeps a copy of the names must hear of it.
create function search.note_groups() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', '');
  return null;
end $$;

create function search.note_products() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(select code from changed limit 2001));
  return null;
end $$;

-- Rows that name their product.
create function search.note_parts() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(select product_code from changed limit 6001));
  return null;
end $$;

create function search.note_skus() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(
    select sku.product_code from (select distinct sku_code from changed limit 6001) as touched
    join catalogue.sku on sku.code = touched.sku_code));
  return null;
end $$;

-- Most sales change a number only; what shoppers can find changes with the last piece, and with the first new one.
create function search.note_stock_update() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(
    select sku.product_code from (
      select fresh.sku_code from fresh join former using (sku_code, source_code)
      where (fresh.quantity > fresh.sold) <> (former.quantity > former.sold) limit 6001) as touched
    join catalogue.sku on sku.code = touched.sku_code));
  return null;
end $$;

create function search.note_campaign_update() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(
    select sku.product_code from (
      select fresh.sku_code from fresh join former using (activity_code, sku_code)
      where (fresh.stock > fresh.sold) <> (former.stock > former.sold) or fresh.price <> former.price limit 6001) as touched
    join catalogue.sku on sku.code = touched.sku_code));
  return null;
end $$;

create function search.note_activities() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(
    select sku.product_code from changed
    join promotion.campaign_sku as priced on priced.activity_code = changed.code
    join catalogue.sku on sku.code = priced.sku_code limit 6001));
  return null;
end $$;

create trigger search_product_insert after insert on catalogue.product referencing new table as changed
  for each statement execute function search.note_products();
create trigger search_product_update after update on catalogue.product referencing new table as changed
  for each statement execute function search.note_products();
create trigger search_product_delete after delete on catalogue.product referencing old table as changed
  for each statement execute function search.note_products();

create trigger search_sku_insert after insert on catalogue.sku referencing new table as changed
  for each statement execute function search.note_parts();
create trigger search_sku_update after update on catalogue.sku referencing new table as changed
  for each statement execute function search.note_parts();
create trigger search_sku_delete after delete on catalogue.sku referencing old table as changed
  for each statement execute function search.note_parts();

create trigger search_place_insert after insert on catalogue.product_category referencing new table as changed
  for each statement execute function search.note_parts();
create trigger search_place_update after update on catalogue.product_category referencing new table as changed
  for each statement execute function search.note_parts();
create trigger search_place_delete after delete on catalogue.product_category referencing old table as changed
  for each statement execute function search.note_parts();

create trigger search_brand_insert after insert on catalogue.brand
  for each statement execute function search.note_groups();
create trigger search_category_insert after insert on catalogue.category
  for each statement execute function search.note_groups();
create trigger search_brand_update after update on catalogue.brand referencing new table as changed
  for each statement execute function search.note_everything();
create trigger search_category_update after update on catalogue.category referencing new table as changed
  for each statement execute function search.note_everything();
create trigger search_attribute_update after update on catalogue.attribute referencing new table as changed
  for each statement execute function search.note_everything();
create trigger search_value_insert after insert on catalogue.attribute_value referencing new table as changed
  for each statement execute function search.note_everything();
create trigger search_value_update after update on catalogue.attribute_value referencing new table as changed
  for each statement execute function search.note_everything();

create trigger search_stock_insert after insert on inventory.stock referencing new table as changed
  for each statement execute function search.note_skus();
create trigger search_stock_update after update on inventory.stock referencing new table as fresh old table as former
  for each statement execute function search.note_stock_update();
create trigger search_stock_delete after delete on inventory.stock referencing old table as changed
  for each statement execute function search.note_skus();

create trigger search_campaign_insert after insert on promotion.campaign_sku referencing new table as changed
  for each statement execute function search.note_skus();
create trigger search_campaign_update after update on promotion.campaign_sku
  referencing new table as fresh old table as former
  for each statement execute function search.note_campaign_update();
create trigger search_campaign_delete after delete on promotion.campaign_sku referencing old table as changed
  for each statement execute function search.note_skus();
create trigger search_activity_update after update on promotion.activity referencing new table as changed
  for each statement execute function search.note_activities();
