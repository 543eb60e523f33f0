create schema catalogue;

-- Texts are one jsonb object each, by language: {"en-US": "…", "id-ID": "…", …}.

create table catalogue.brand (
  code text primary key check (code !~ '-'),
  slug text not null unique,
  name text not null,
  about jsonb not null
);

create table catalogue.category (
  -- No hyphen: the size guide's addresses are split at hyphens.
  code text primary key check (code !~ '-'),
  parent_code text references catalogue.category,
  slug text not null unique,
  names jsonb not null,
  -- The codes from the root down to this one.
  path text[] not null check (cardinality(path) between 1 and 3 and path[cardinality(path)] = code),
  position smallint not null
);
create index category_children on catalogue.category (parent_code, position);

-- What a shopper chooses: s_color and s_size, and whatever a shop adds.
create table catalogue.attribute (
  code text primary key,
  names jsonb not null,
  position smallint not null
);

create table catalogue.attribute_value (
  attribute_code text not null references catalogue.attribute,
  code text not null,
  names jsonb not null,
  -- A colour to show beside the name.
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  primary key (attribute_code, code)
);

create table catalogue.product (
  code text primary key,
  brand_code text not null references catalogue.brand,
  names jsonb not null,
  descriptions jsonb not null,
  -- [{code, names, value | values}], in the order a page shows them.
  facts jsonb not null default '[]',
  -- [{type: SNI | K3L | UTTP, number}]
  certificates jsonb not null default '[]',
  -- Attributes whose values have pictures of their own; the others share them.
  pictured_by text references catalogue.attribute,
  -- [{url, type: image | video, value?}]: those without a value of the picturing attribute belong to every SKU.
  media jsonb not null default '[]',
  on_sale boolean not null default true,
  remindable boolean not null default false,
  released_on date not null,
  updated_at timestamptz not null default now()
);
create index product_by_brand on catalogue.product (brand_code) where on_sale;
create index product_newest on catalogue.product (released_on desc, code) where on_sale;

create table catalogue.product_category (
  product_code text not null references catalogue.product on delete cascade,
  category_code text not null references catalogue.category,
  -- 0 is the category that breadcrumbs follow.
  position smallint not null default 0,
  primary key (product_code, category_code)
);
create index products_of_category on catalogue.product_category (category_code, product_code);

create table catalogue.sku (
  code text primary key,
  product_code text not null references catalogue.product on delete cascade,
  -- The number printed for shoppers, the maker's own code, and the bars.
  number text not null unique,
  ext_code text not null,
  barcode text not null unique,
  -- {"s_color": "brick", "s_size": "M"}
  options jsonb not null default '{}',
  price bigint not null check (price > 0),
  sale_price bigint not null check (sale_price > 0 and sale_price <= price),
  grams integer not null check (grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  -- A pre-order: nothing leaves before this day (D-80).
  ships_from date,
  position smallint not null default 0
);
create index skus_of_product on catalogue.sku (product_code, position, code);
create unique index sku_choice on catalogue.sku (product_code, options);
