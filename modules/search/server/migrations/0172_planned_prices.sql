-- Planned prices change what the cards of their products cost.
create trigger search_planned_price_insert after insert on catalogue.planned_price referencing new table as changed
  for each statement execute function search.note_skus();
create trigger search_planned_price_delete after delete on catalogue.planned_price referencing old table as changed
  for each statement execute function search.note_skus();
