-- News that went to many members at once: what it said, who sent it, and how far it has come.
create table notification.broadcast (
  id uuid primary key,
  title text not null,
  text text not null,
  path text not null,
  sent_by text not null,
  created_at timestamptz not null,
  -- Members told so far.
  reached integer not null default 0,
  done_at timestamptz
);
create index broadcasts_by_age on notification.broadcast (created_at desc);
