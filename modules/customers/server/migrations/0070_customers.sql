create schema customers;

-- What an import said about the consents of a member, as proof: their wording, where they were given, and when.
create table customers.consent_proof (
  user_code text primary key references identity.member on delete cascade,
  wording text not null check (length(wording) between 1 and 2000),
  source text not null check (length(source) between 1 and 200),
  given_on date not null,
  imported_at timestamptz not null
);
