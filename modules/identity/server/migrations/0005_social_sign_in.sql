-- Sign-ins elsewhere that have come back. Each may end once; after its time nobody could end it anyway.
create table identity.social_attempt (
  mark text primary key,
  expires_at timestamptz not null
);

create index social_attempts_by_age on identity.social_attempt (expires_at);
