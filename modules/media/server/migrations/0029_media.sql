create schema media;
create extension if not exists pg_trgm;

-- What lies in the media storage. A file is written once and never changed; the library's items refer to it.
create table media.file (
  -- Its name in the storage.
  key text primary key,
  kind text not null check (kind in ('picture', 'video')),
  type text not null,
  width integer,
  height integer,
  bytes bigint not null,
  -- SHA-256 (base64url) of the file as stored, and as it was sent.
  hash text not null,
  sent_hash text not null,
  stored_at timestamptz not null,
  -- Since when no item refers to it; such files are removed after a while.
  unused_since timestamptz
);
create index file_by_sent_hash on media.file (sent_hash);
create index file_by_hash on media.file (hash);
create index unused_files on media.file (unused_since) where unused_since is not null;

-- The pictures and videos of the library. The path stays when the file is replaced.
create table media.item (
  id text primary key,
  path text not null unique,
  file_key text not null references media.file,
  name text not null,
  -- Alternative texts by language.
  alt jsonb not null default '{}',
  -- The focal point in percent; null for the centre.
  focus_x smallint check (focus_x between 0 and 100),
  focus_y smallint check (focus_y between 0 and 100),
  tags text[] not null default '{}',
  -- Name, tags and texts in lower case.
  search text not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  check ((focus_x is null) = (focus_y is null))
);
create index item_newest on media.item (uploaded_at desc, id desc);
create index item_by_file on media.item (file_key);
create index item_by_tag on media.item using gin (tags);
create index item_search on media.item using gin (search gin_trgm_ops);
