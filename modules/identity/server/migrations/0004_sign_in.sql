-- What a member sees of their devices, and when a session that slides was last moved on.
alter table identity.session
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  -- Keyed: says whether two sessions came from one address, not which.
  add column address_hash text,
  add column last_seen_at timestamptz not null default now();

create index sessions_of_member on identity.session (user_code, last_seen_at desc)
  where user_code is not null and ended_at is null;

-- A link in a letter that lets its reader choose a new password, once.
create table identity.password_reset (
  -- Keyed hash of the link's token: a copy of this table opens no account.
  token_hash text primary key,
  user_code text not null references identity.member on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_of_member on identity.password_reset (user_code);
create index password_resets_by_age on identity.password_reset (expires_at);
