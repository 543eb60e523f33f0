-- Each table has a file of its own: a migration that locked two of them could wait for an order that waits for it.
create function reports.note_order_of_row() returns trigger language plpgsql as $$
begin
  insert into reports.changed_order (order_code) values (new.order_code);
  return null;
end
$$;

create trigger reports_note_cancelled after update on orders.line
  for each row when (old.cancelled <> new.cancelled) execute function reports.note_order_of_row();
