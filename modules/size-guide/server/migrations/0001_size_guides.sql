create schema size_guide;

-- Texts are one jsonb object each, by language: {"en-US": "…", "id-ID": "…", …}.

-- The menu, up to three levels. Codes hold no hyphen: addresses are split at hyphens (D-66).
create table size_guide.category (
  code text primary key check (code ~ '^[A-Z0-9_]{2,40}$'),
  parent_code text references size_guide.category,
  level smallint not null check (level between 1 and 3),
  names jsonb not null check (names ? 'en-US'),
  position smallint not null,
  check ((level = 1) = (parent_code is null))
);
create index category_children on size_guide.category (parent_code, position);

create table size_guide.brand (
  code text primary key check (code ~ '^[A-Z0-9_]{2,40}$'),
  name text not null
);

-- The chart of one brand in one category.
create table size_guide.guide (
  category_code text not null references size_guide.category,
  brand_code text not null references size_guide.brand,
  -- Where the brand stands in its category.
  position smallint not null,
  primary key (category_code, brand_code)
);

create table size_guide.chart (
  category_code text not null,
  brand_code text not null,
  locale text not null,
  html text not null,
  updated_at timestamptz not null default now(),
  primary key (category_code, brand_code, locale),
  foreign key (category_code, brand_code) references size_guide.guide on delete cascade
);
