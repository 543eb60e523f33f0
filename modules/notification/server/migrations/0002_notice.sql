-- What a member is told inside the shop. Kept for ninety days.
create table notification.notice (
  id uuid primary key,
  user_code text not null,
  kind text not null,
  -- What its words are filled from; the words themselves are written in the language of whoever reads.
  data jsonb not null,
  -- Where it leads inside the shop.
  path text not null check (path ~ '^/[^/\\]' or path = '/'),
  created_at timestamptz not null,
  read_at timestamptz
);

create index notices_of_member on notification.notice (user_code, created_at desc, id);
create index notices_unread on notification.notice (user_code) where read_at is null;
create index notices_by_age on notification.notice (created_at);
