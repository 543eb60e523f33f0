create schema newsletter;

-- One row for each mailbox that ever asked for the newsletter. A member's three preferences get a table of their own,
-- keyed by the member: a subscription belongs to a mailbox, whoever reads it.
create table newsletter.subscription (
  code uuid primary key,
  tenant_code text not null,
  domain_code text not null,
  site_code text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  subscribed boolean not null,
  subscribed_at timestamptz not null,
  cancelled_at timestamptz,
  updated_at timestamptz not null,
  source_type text not null check (source_type in ('QR', 'Web')),
  utm_data jsonb not null,
  -- The language it was asked for in, and letters are written in.
  locale text not null,
  check (subscribed = (cancelled_at is null)),
  unique (email, site_code)
);
