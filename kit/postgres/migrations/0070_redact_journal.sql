-- The journal only grows, with one exception: what it says about a person is emptied when that person's account is deleted. Who
-- changed the record when stays.
create or replace function kit.refuse_journal_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'journal_change' and tg_op = 'UPDATE' then
    if new.changes = '[]'::jsonb and (new.record_type, new.record_id, new.version, new.entry_id)
      = (old.record_type, old.record_id, old.version, old.entry_id)
      and current_setting('kit.redacted', true) = old.record_type || ':' || old.record_id then
      return new;
    end if;
  end if;
  raise exception 'the journal only grows: % is not allowed', lower(tg_op);
end
$$;
