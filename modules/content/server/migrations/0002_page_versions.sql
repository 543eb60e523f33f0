-- Every version of a page that was ever saved, in all languages at once: {"en-US": {"content": …, "seo": …}, …}.
-- content.page stays what shoppers read: the published one, a row for each language.
create table content.page_version (
  path text not null,
  device text not null check (device in ('h5', 'pc')),
  version integer not null check (version > 0),
  contents jsonb not null,
  author text not null,
  saved_at timestamptz not null default now(),
  -- Null is a draft: staff see it in the preview.
  published_at timestamptz,
  primary key (path, device, version)
);
