-- A variant that is put into a cart. Only `cart.grow` gives the cart and the line one moment: lines that a guest's cart hands to the member's at
-- sign-in keep theirs, and count once.
create function reports.note_cart() returns trigger language plpgsql as $$
begin
  insert into reports.funnel_step (day, stage, product_code)
  select (new.added_at at time zone 'Asia/Jakarta')::date, 'cart', part.code
  from catalogue.sku
  cross join lateral unnest(array['', sku.product_code]) as part (code)
  where sku.code = new.sku_code
    and exists (select from cart.cart where cart.owner = new.owner and cart.touched_at = new.added_at);
  return null;
end
$$;

create trigger reports_note_added after insert on cart.line for each row execute function reports.note_cart();
