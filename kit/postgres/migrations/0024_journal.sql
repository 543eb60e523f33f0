-- The version of every record that was edited; a record without a row has version 0. The row is locked while a record is saved.
create table kit.record_version (
  record_type text not null,
  record_id text not null,
  version integer not null default 0,
  primary key (record_type, record_id)
);

-- One save, bulk change, import, restore or undo. Rows are only ever added.
create table kit.journal_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No reference: what somebody did outlives their account. Null for the command line.
  actor_id uuid,
  actor_name text not null,
  -- save, restore, undo, …
  action text not null,
  reason text,
  -- An entry is undone once at most.
  undoes bigint unique references kit.journal_entry
);

-- What an entry changed in one record: [{path, before, after}], and the version the record has since.
create table kit.journal_change (
  record_type text not null,
  record_id text not null,
  version integer not null,
  entry_id bigint not null references kit.journal_entry,
  changes jsonb not null,
  primary key (record_type, record_id, version)
);
create index changes_of_entry on kit.journal_change (entry_id);

create function kit.refuse_journal_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal only grows: % is not allowed', lower(tg_op);
end
$$;

create trigger entry_is_kept before update or delete on kit.journal_entry
  for each row execute function kit.refuse_journal_change();
create trigger entries_are_kept before truncate on kit.journal_entry
  for each statement execute function kit.refuse_journal_change();
create trigger change_is_kept before update or delete on kit.journal_change
  for each row execute function kit.refuse_journal_change();
create trigger changes_are_kept before truncate on kit.journal_change
  for each statement execute function kit.refuse_journal_change();
