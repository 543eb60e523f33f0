create schema address_book;
create extension if not exists pg_trgm;

-- Provinces (level 1), cities and regencies (2), districts (3). Filled from a published list, never by hand.
create table address_book.region (
  -- 31, 31.74, 31.74.07
  code text primary key,
  parent_code text references address_book.region,
  level smallint not null check (level between 1 and 3),
  name text not null,
  -- Of a district: all that a search field finds it by, in small letters, each word after a blank: its own name first,
  -- then its city's, its province's, and how people shorten them.
  words text check ((words is not null) = (level = 3)),
  check ((parent_code is null) = (level = 1))
);
create index region_children on address_book.region (parent_code, name);
create index region_words on address_book.region using gin (words gin_trgm_ops) with (fastupdate = off) where level = 3;

-- Which edition of the published list the table holds.
create table address_book.region_edition (
  singleton boolean primary key default true check (singleton),
  edition text not null
);

create table address_book.address (
  -- Random, so that nobody counts addresses.
  code text primary key,
  user_code text not null,
  -- 1 corporate, 2 personal
  type text not null check (type in ('1', '2')),
  company_name text not null default '',
  tax_id text not null default '' check (tax_id ~ '^([0-9]{15,16})?$'),
  first_name text not null,
  last_name text not null,
  mobile text not null check (mobile ~ '^\+62[0-9]+$'),
  address1 text not null check (char_length(address1) between 1 and 100),
  district_code text not null references address_book.region,
  zip text not null check (zip ~ '^[0-9]{5}$'),
  is_default boolean not null,
  saved_at timestamptz not null,
  check (type = '2' or (company_name <> '' and tax_id <> ''))
);
create index address_of_member on address_book.address (user_code, saved_at desc);
create unique index one_default_address on address_book.address (user_code) where is_default;
