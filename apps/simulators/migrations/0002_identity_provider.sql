-- What the stand-in identity providers remember: sessions, codes and tokens, each for its own short time.
create table simulator.artifact (
  model text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null default 'infinity',
  primary key (model, id)
);

create index artifact_grant on simulator.artifact (grant_id) where grant_id is not null;

-- People who were typed in at a sign-in page, so that they are the same the next time.
create table simulator.person (
  subject text primary key,
  person jsonb not null
);

-- One signing key for every process.
create table simulator.signing_key (
  id integer primary key check (id = 1),
  jwk jsonb not null
);
