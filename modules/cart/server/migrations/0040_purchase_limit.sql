-- Adds pieces to a cart as before, and holds a limit over all variants of a product in one order: `product_skus` count together, at most
-- `most_of_product` of them, null for any number. The function without them stays for processes of the previous release.
create function cart.grow(asked text, line_id uuid, sku text, distribution text, activity text, adding integer, most integer,
  most_lines integer, at timestamptz, product_skus text[], most_of_product integer, out of_sku integer, out pieces integer,
  out added boolean, out of_product integer)
language plpgsql as $$
declare
  holder text := asked;
  merged text;
  in_line integer;
  line_count integer;
begin
  insert into cart.cart as held (owner, touched_at) values (asked, at)
    on conflict (owner) do update set touched_at = excluded.touched_at
    returning held.merged_into into merged;
  -- Signing in while something is being added must lose neither: it follows into the member's cart.
  if merged is not null then
    holder := merged;
    insert into cart.cart as held (owner, touched_at) values (merged, at)
      on conflict (owner) do update set touched_at = excluded.touched_at;
  end if;
  -- A statement of its own, after the cart is locked: it sees what the previous holder of the lock wrote.
  select coalesce(sum(line.quantity) filter (where line.sku_code = sku and line.distribution_type = distribution), 0),
    coalesce(sum(line.quantity) filter (where line.sku_code = sku and line.distribution_type = distribution
      and line.activity_code = activity), 0),
    coalesce(sum(line.quantity) filter (where line.sku_code = any(product_skus)), 0),
    count(*), coalesce(sum(line.quantity), 0)
  into of_sku, in_line, of_product, line_count, pieces
  from cart.line as line where line.owner = holder;
  added := of_sku + adding <= most and (in_line > 0 or line_count < most_lines)
    and (most_of_product is null or of_product + adding <= most_of_product);
  if added then
    insert into cart.line as line (id, owner, sku_code, distribution_type, activity_code, quantity, added_at)
      values (line_id, holder, sku, distribution, activity, adding, at)
      on conflict (owner, sku_code, distribution_type, activity_code) do update set quantity = line.quantity + excluded.quantity;
    pieces := pieces + adding;
  end if;
end
$$;
