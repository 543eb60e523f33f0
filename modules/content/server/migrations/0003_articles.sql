-- Stories and questions share a table: both are a title, a text and a picture at /information/{code}.
create table content.article (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('Blog', 'FAQ')),
  published boolean not null,
  topic text not null,
  position integer not null default 0,
  -- Texts are one jsonb object each, by language.
  titles jsonb not null,
  subtitles jsonb not null,
  contents jsonb not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);

-- The order in which a list shows them.
create index article_list on content.article (kind, position, created_at desc, code) where published;
