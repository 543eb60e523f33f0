create schema search;
create extension if not exists pg_trgm;

-- Everything that filters, sorts and finds a product, worked out beforehand. A product that is not sold any more keeps
-- its row, unlisted, so that whoever holds a copy hears that it is gone.
create table search.document (
  -- Small and without gaps: copies in memory are arrays with this as their index.
  id integer generated always as identity primary key,
  product_code text not null unique,
  listed boolean not null,
  brand_code text not null,
  -- Every category of the product, with all those above it.
  category_codes text[] not null,
  color_codes text[] not null,
  size_codes text[] not null,
  -- What its card shows: the cheapest that can be bought, else the cheapest, at campaign prices.
  price bigint not null,
  discount smallint not null check (discount between 0 and 100),
  available boolean not null,
  released_on date not null,
  popularity integer not null,
  -- A its names, B brand and categories, C colours, sizes and facts, D its description; in all languages.
  words tsvector not null,
  -- When the row, and when its words, changed last: numbers of search.state.
  revision bigint not null,
  words_revision bigint not null
);
create index document_words on search.document using gin (words);
create index document_revision on search.document (revision, id);

-- One row. Whoever changes documents locks it, so revisions are visible in their order.
create table search.state (
  one boolean primary key default true check (one),
  revision bigint not null default 0,
  -- Campaigns that began or ended before this moment are in the documents.
  campaigns_at timestamptz not null default 'epoch'
);
insert into search.state default values;

-- Products whose documents may be wrong; null means all of them. Appended to by triggers, never updated, so that writers
-- do not wait for each other.
create table search.stale (
  id bigint generated always as identity primary key,
  product_code text
);
insert into search.stale (product_code) values (null);

-- The words shoppers may have meant when they mistyped one.
create table search.word (
  word text primary key,
  products integer not null
);
create index word_letters on search.word using gin (word gin_trgm_ops);
create index word_beginning on search.word (word text_pattern_ops);

-- What is offered while a shopper types: words and pairs of words as product names have them.
create table search.phrase (
  locale text not null,
  -- Without accents, in small letters.
  folded text not null,
  text text not null,
  products integer not null,
  primary key (locale, folded)
);
create index phrase_beginning on search.phrase (locale, folded text_pattern_ops);

-- How often two products were in one order.
create table search.bought_together (
  product_code text not null,
  other_code text not null,
  times integer not null check (times > 0),
  primary key (product_code, other_code),
  check (product_code <> other_code)
);
create index bought_together_best on search.bought_together (product_code, times desc, other_code);

-- Shoppers may type the maker's own code.
create index sku_by_ext_code on catalogue.sku (ext_code);
