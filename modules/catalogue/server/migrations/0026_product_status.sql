-- A product that is not on sale may be incomplete (ADR 0089). on_sale stays what decides whether shoppers see it; off_sale_as says what a
-- product is otherwise. The status is derived from both, so processes of the previous release, which write on_sale alone, stay right.
alter table catalogue.product
  alter column brand_code drop not null,
  alter column released_on drop not null,
  add column off_sale_as text not null default 'hidden' check (off_sale_as in ('draft', 'hidden', 'archived')),
  add column status text not null generated always as (case when on_sale then 'onSale' else off_sale_as end) stored,
  -- What the shop's readers rely on. They read complete rows only.
  add column complete boolean not null generated always as (
    brand_code is not null and released_on is not null and coalesce(names ->> 'en-US', '') <> '') stored,
  add column search_words jsonb not null default '[]',
  add column purchase_limit integer check (purchase_limit > 0),
  add constraint complete_when_on_sale check (complete or not on_sale);

-- A certificate that products of a category, and of those below it, must have before they are on sale.
alter table catalogue.category
  add column required_certificate text check (required_certificate in ('SNI', 'K3L', 'UTTP'));

-- Two SKUs of one product may swap their numbers, barcodes or options in one statement, so these are checked at its end.
alter table catalogue.sku
  alter column price drop not null,
  alter column sale_price drop not null,
  alter column grams drop not null,
  alter column length_mm drop not null,
  alter column width_mm drop not null,
  alter column height_mm drop not null,
  -- The sale price applies from one moment up to another; without a moment, from ever or for ever.
  add column sale_from timestamptz,
  add column sale_until timestamptz,
  -- Removed from its product after it was sold: orders still name it, shoppers never see it.
  add column retired boolean not null default false,
  add column complete boolean not null generated always as (price is not null and sale_price is not null
    and grams is not null and length_mm is not null and width_mm is not null and height_mm is not null) stored,
  add constraint sale_ends_after_it_begins check (sale_until > sale_from),
  drop constraint sku_number_key,
  drop constraint sku_barcode_key,
  add constraint sku_number_key unique (number) deferrable initially immediate,
  add constraint sku_barcode_key unique (barcode) deferrable initially immediate,
  add constraint sku_choice_once exclude using btree (product_code with =, options with =) where (not retired)
    deferrable initially immediate;
drop index catalogue.sku_choice;
create index sku_sale_from on catalogue.sku (sale_from) where sale_from is not null;
create index sku_sale_until on catalogue.sku (sale_until) where sale_until is not null;

-- No SKU of a product on sale is incomplete when a transaction ends. Fires for incomplete SKUs and for products put on sale only.
create function catalogue.refuse_incomplete_on_sale() returns trigger language plpgsql as $$
declare
  changed_product text := case tg_table_name when 'sku' then to_jsonb(new) ->> 'product_code' else to_jsonb(new) ->> 'code' end;
begin
  if exists (
    select from catalogue.product join catalogue.sku on sku.product_code = product.code
    where product.code = changed_product and product.on_sale and not sku.complete and not sku.retired) then
    raise exception 'product % is on sale with an incomplete SKU', changed_product using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger complete_when_on_sale after insert or update on catalogue.sku
  deferrable initially deferred for each row when (not new.complete)
  execute function catalogue.refuse_incomplete_on_sale();
create constraint trigger skus_complete_when_on_sale after update on catalogue.product
  deferrable initially deferred for each row when (new.on_sale and not old.on_sale)
  execute function catalogue.refuse_incomplete_on_sale();

-- The back office's list: all statuses, filtered, sorted and searched with typos.
create extension if not exists pg_trgm;

create function catalogue.text_of(names jsonb) returns text language sql immutable parallel safe strict as $$
  select string_agg(value, ' ') from jsonb_each_text(names)
$$;

create index product_updated on catalogue.product (updated_at desc, code);
create index product_by_name on catalogue.product ((names ->> 'en-US'), code);
create index product_by_status on catalogue.product (status, updated_at desc, code);
create index product_of_brand on catalogue.product (brand_code, updated_at desc, code);
create index product_name_letters on catalogue.product using gin (catalogue.text_of(names) gin_trgm_ops);
create index sku_by_price on catalogue.sku (price, product_code);
create index sku_letters on catalogue.sku using gin ((code || ' ' || number || ' ' || barcode) gin_trgm_ops);
