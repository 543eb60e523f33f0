-- The demo orders this database was chosen for, each by the name of its story. A story without a time was begun and is told again
-- by the next start.
create table demo.order_story (
  name text primary key,
  told_at timestamptz
);
