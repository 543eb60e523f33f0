-- Who brought this member in.
alter table club.member add column referred_by text references club.member on delete set null;

create sequence club.member_number start 20000001;

-- Which consent text a member agreed to, and when. A newer text adds a row.
create table club.consent (
  member_id text not null references club.member on delete cascade,
  version text not null,
  at timestamptz not null default now(),
  primary key (member_id, version)
);

insert into club.consent (member_id, version, at)
select id, consent_version, created_at from club.member where consent_version is not null;

-- A number somebody has verified and may register with, once. The token itself is not kept.
create table club.registration (
  token_hash text primary key,
  mobile text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index registration_expiry on club.registration (expires_at);

-- One-time codes of the club's own pages. Neither code nor number nor address can be read here: all are keyed hashes.
-- Without a code hash nothing was sent, because nobody has the number; it counts all the same.
create table club.code (
  id uuid primary key,
  purpose text not null check (purpose in ('password', 'pin')),
  receiver_hash text not null,
  address_hash text not null,
  code_hash text,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index code_receiver on club.code (receiver_hash, sent_at desc);
create index code_address on club.code (address_hash, sent_at desc);
create index code_sent_at on club.code (sent_at);
