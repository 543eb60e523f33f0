create schema loyalty;

-- Which club account a member pays and collects with. One of each, never more.
create table loyalty.link (
  user_code text primary key references identity.member on delete cascade,
  club_member_id text not null unique,
  linked_at timestamptz not null default now()
);
