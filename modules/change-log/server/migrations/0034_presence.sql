create schema change_log;

-- Who has a record open now, a row for each open editor. Worth nothing after a crash, so it is not written to the log.
create unlogged table change_log.presence (
  editor_id uuid primary key,
  record_type text not null,
  record_id text not null,
  staff_id uuid not null references staff.account on delete cascade,
  staff_name text not null,
  -- Whether something is typed that is not saved.
  is_editing boolean not null,
  seen_at timestamptz not null
);
create index presence_of_record on change_log.presence (record_type, record_id);
create index presence_by_age on change_log.presence (seen_at);
