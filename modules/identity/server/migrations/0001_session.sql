create schema identity;

create table identity.session (
  id uuid primary key,
  -- Keyed hash of the cookie's value: a copy of this table opens no session.
  token_hash text not null unique,
  kind text not null check (kind in ('guest', 'member')),
  guest_id text not null,
  user_code text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'member') = (user_code is not null))
);

create index session_expires_at on identity.session (expires_at);
