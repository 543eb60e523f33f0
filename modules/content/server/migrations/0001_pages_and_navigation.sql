create schema content;

create table content.page (
  path text not null,
  device text not null check (device in ('h5', 'pc')),
  locale text not null,
  content jsonb not null,
  seo jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (path, device, locale)
);

create table content.navigation (
  placement text primary key check (placement in ('top', 'header', 'footer')),
  entries jsonb not null
);

create table content.site (
  singleton boolean primary key default true check (singleton),
  info jsonb not null
);
