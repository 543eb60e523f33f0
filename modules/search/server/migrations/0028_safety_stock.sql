-- What shoppers can find changes with the last piece that is sold online: safety stock is not.
create or replace function search.note_stock_update() returns trigger language plpgsql as $$
begin
  perform search.note_stale(array(
    select sku.product_code from (
      select fresh.sku_code from fresh join former using (sku_code, source_code)
      where (fresh.quantity - fresh.safety > fresh.sold) <> (former.quantity - former.safety > former.sold)
      limit 6001) as touched
    join catalogue.sku on sku.code = touched.sku_code));
  return null;
end $$;
