-- Triggers, not listeners: every way to change an order counts, also those of a process of the previous release.
create function reports.note_order() returns trigger language plpgsql as $$
begin
  insert into reports.changed_order (order_code) values (case when tg_op = 'DELETE' then old.code else new.code end);
  -- The later orders of the buyer it had may be the first ones now.
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.owner is distinct from new.owner
    or old.receiver ->> 'email' is distinct from new.receiver ->> 'email')
  then
    insert into reports.changed_order (order_code)
    select code from orders.placed_order where owner = old.owner and placed_at > old.placed_at
    union
    select code from orders.placed_order
    where lower(receiver ->> 'email') = nullif(lower(old.receiver ->> 'email'), '') and placed_at > old.placed_at;
  end if;
  return null;
end
$$;

create trigger reports_note_added after insert or delete on orders.placed_order
  for each row execute function reports.note_order();

create trigger reports_note_changed after update on orders.placed_order
  for each row when ((old.status, old.owner, old.receiver ->> 'email', old.channel_code, old.fee, old.refunded_amount, old.refund_noted)
    is distinct from (new.status, new.owner, new.receiver ->> 'email', new.channel_code, new.fee, new.refunded_amount, new.refund_noted))
  execute function reports.note_order();
