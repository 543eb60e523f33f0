-- What staff edit about brands and categories beyond their names.
alter table catalogue.brand
  -- The address of a picture.
  add column logo text,
  -- The brand this one was merged into. Its products are there, and its page leads there.
  add column merged_into text references catalogue.brand;
create index brands_merged_into on catalogue.brand (merged_into) where merged_into is not null;

alter table catalogue.category
  add column about jsonb not null default '{}',
  add column picture text,
  -- How its page sorts products until the shopper chooses: by a rule, with some first that staff have chosen by hand.
  add column product_order text not null default 'bestSelling'
    check (product_order in ('bestSelling', 'newest', 'priceUp', 'priceDown', 'discount')),
  add column first_products text[] not null default '{}';

-- Addresses that brands and categories had before: they redirect. A current slug takes precedence.
create table catalogue.former_slug (
  kind text not null check (kind in ('brand', 'category')),
  slug text not null,
  code text not null,
  primary key (kind, slug)
);
create index former_slugs_of on catalogue.former_slug (kind, code);
create trigger begin_edition before insert or update or delete or truncate on catalogue.former_slug
  for each statement execute function catalogue.begin_edition();
