create schema privacy;

-- What customers asked about their data, or did in their account. It stays when the account is deleted, without the
-- customer's code and without texts.
create table privacy.request (
  id uuid primary key,
  kind text not null check (kind in ('export', 'correct', 'delete')),
  user_code text references identity.member on delete set null,
  received_at timestamptz not null,
  received_by text not null check (received_by in ('email', 'whatsApp', 'phone', 'chat', 'store', 'letter', 'account')),
  proof text not null check (proof in ('verifiedContact', 'idCard', 'orderDetails', 'other', 'signedIn')),
  proof_note text not null default '' check (length(proof_note) <= 1000),
  asked text not null default '' check (length(asked) <= 1000),
  recorded_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'answered', 'refused', 'ended')),
  answer text not null default '' check (length(answer) <= 1000),
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);

create index request_open on privacy.request (due_at, id) where state = 'open';
create index request_closed on privacy.request (closed_at desc, id) where state <> 'open';
create index request_of_member on privacy.request (user_code) where user_code is not null;

-- Who did what about a request, and when. A step by nobody is the customer's own. No values of personal data.
create table privacy.step (
  id bigint generated always as identity primary key,
  request_id uuid not null references privacy.request,
  at timestamptz not null,
  action text not null check (action in ('recorded', 'linkSent', 'downloaded', 'handedOver', 'corrected', 'deleted',
    'accountDeleted', 'answered', 'refused')),
  staff_id uuid,
  staff_name text check ((staff_name is null) = (staff_id is null)),
  detail jsonb not null default '{}'
);

create index step_of_request on privacy.step (request_id, id);

-- Links to data files, by the hash of their token.
create table privacy.data_link (
  token_hash text primary key,
  request_id uuid not null references privacy.request,
  expires_at timestamptz not null,
  downloads int not null default 0
);
