create table identity.member (
  user_code text primary key,
  -- Both are kept in one spelling: lower case, and +62 before the number.
  email text unique check (email = lower(email)),
  mobile text unique check (mobile ~ '^\+628[0-9]{7,12}$'),
  email_verified_at timestamptz,
  mobile_verified_at timestamptz,
  whatsapp text check (whatsapp ~ '^[0-9]{1,20}$'),
  first_name text not null,
  last_name text not null,
  gender text check (gender in ('MALE', 'FEMALE')),
  birth_date date,
  -- Null for those who only ever came by a code or through another account.
  password_hash text check (password_hash like '$argon2id$%'),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  created_at timestamptz not null default now(),
  check (email is not null or mobile is not null)
);

-- An account elsewhere that opens this one.
create table identity.social_account (
  channel text not null check (channel in ('google', 'facebook')),
  subject text not null,
  user_code text not null references identity.member on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (channel, subject),
  unique (user_code, channel)
);

-- Nobody can be a member in a session without being one.
alter table identity.session
  add constraint session_of_member foreign key (user_code) references identity.member on delete cascade;
