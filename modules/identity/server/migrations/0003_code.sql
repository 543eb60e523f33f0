-- Every one-time code and every single-use link that was sent. Neither code nor receiver can be read here: both are keyed
-- hashes. Rows are kept for as long as a limit looks back at them, then purged.
create table identity.code (
  id uuid primary key,
  purpose text not null,
  channel text not null check (channel in ('WHATSAPP', 'SMS', 'EMAIL')),
  receiver_hash text not null,
  -- The session it was asked for in; nobody uses it in another.
  session_id uuid,
  address_hash text not null,
  -- Null for a link: it proves itself by its signature.
  code_hash text,
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index code_receiver on identity.code (receiver_hash, sent_at desc);
create index code_session on identity.code (session_id, sent_at desc);
create index code_address on identity.code (address_hash, sent_at desc);
create index code_sent_at on identity.code (sent_at);

-- Every wrong code that was compared. A new code does not reset what is counted here.
create table identity.code_try (
  id bigint generated always as identity primary key,
  receiver_hash text not null,
  session_id uuid,
  address_hash text not null,
  tried_at timestamptz not null default now()
);

create index code_try_receiver on identity.code_try (receiver_hash, tried_at);
create index code_try_session on identity.code_try (session_id, tried_at);
create index code_try_address on identity.code_try (address_hash, tried_at);
create index code_try_tried_at on identity.code_try (tried_at);
