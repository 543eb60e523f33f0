-- The working copies of pages, in the form the back office edits (contract/page/page-state.ts). A page without a row is edited
-- from its newest version. Shoppers' requests never read this table.
create table content.page_draft (
  path text primary key check (char_length(path) between 1 and 200),
  state jsonb not null,
  -- The state that was published last, to tell whether the draft has changed since; null when it never was.
  live_state jsonb,
  updated_at timestamptz not null default now()
);

-- What the job queue publishes and takes out of the shop. The state is the one that was seen when it was scheduled: later edits
-- of the draft do not change what is published.
create table content.page_schedule (
  path text primary key,
  publish_at timestamptz,
  state jsonb,
  expires_at timestamptz,
  staff_id uuid,
  staff_name text not null,
  check (publish_at is not null or expires_at is not null),
  check ((publish_at is null) = (state is null)),
  check (expires_at > publish_at)
);
