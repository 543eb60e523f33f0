create schema background_work;

-- Long work of a member of staff: imports, exports, bulk changes. The job queue runs it; this table is what its owner sees.
create table background_work.item (
  id uuid primary key,
  kind text not null,
  owner_id uuid not null references staff.account on delete cascade,
  owner_name text not null,
  -- A second press sends the same key and gets the same work.
  key text not null,
  -- Shown to the owner beside the kind, such as the name of a file, and the page the result stands on.
  title text not null,
  path text,
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Grows whenever a worker takes the work up: the result of a worker that was replaced meanwhile is refused.
  attempt integer not null default 0,
  done integer not null default 0 check (done >= 0),
  -- Null while nobody knows how much there is.
  total integer check (total >= 0),
  cancel_requested boolean not null default false,
  result jsonb,
  -- The code of the failure, and what it names.
  error jsonb,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When the owner has seen that it ended.
  read_at timestamptz,
  unique (owner_id, kind, key),
  check ((ended_at is null) = (state in ('waiting', 'running')))
);
create index work_of_owner on background_work.item (owner_id, created_at desc);
create index ended_work on background_work.item (ended_at) where ended_at is not null;
