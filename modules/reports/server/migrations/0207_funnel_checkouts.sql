-- A checkout that begins: once for the shop, and once for each of its products.
create function reports.note_checkout() returns trigger language plpgsql as $$
begin
  insert into reports.funnel_step (day, stage, product_code)
  select (new.begun_at at time zone 'Asia/Jakarta')::date, 'checkout', part.code
  from (
    select ''
    union
    select sku.product_code
    from jsonb_array_elements(new.lines) as line
    join catalogue.sku on sku.code = line ->> 'skuCode'
  ) as part (code);
  return null;
end
$$;

create trigger reports_note_begun after insert on checkout.session for each row execute function reports.note_checkout();
