create trigger reports_note_return_added after insert on returns.return_order
  for each row execute function reports.note_order_of_row();

create trigger reports_note_return_changed after update on returns.return_order
  for each row when ((old.status, old.money) is distinct from (new.status, new.money)) execute function reports.note_order_of_row();
