-- Adds pieces to a cart, all of them or none: holds the cart, looks at what it has, and writes the line if there is room. One call, because a
-- cart that is held waits for as long as its holder takes to ask again. What may be bought is decided by whoever calls: `most` pieces of the
-- SKU that reach the shopper this way, `most_lines` lines.
create function cart.grow(asked text, line_id uuid, sku text, distribution text, activity text, adding integer, most integer,
  most_lines integer, at timestamptz, out of_sku integer, out pieces integer, out added boolean)
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
  -- A statement of its own, after the cart is held: it sees what the holder before wrote.
  select coalesce(sum(line.quantity) filter (where line.sku_code = sku and line.distribution_type = distribution), 0),
    coalesce(sum(line.quantity) filter (where line.sku_code = sku and line.distribution_type = distribution
      and line.activity_code = activity), 0),
    count(*), coalesce(sum(line.quantity), 0)
  into of_sku, in_line, line_count, pieces
  from cart.line as line where line.owner = holder;
  added := of_sku + adding <= most and (in_line > 0 or line_count < most_lines);
  if added then
    insert into cart.line as line (id, owner, sku_code, distribution_type, activity_code, quantity, added_at)
      values (line_id, holder, sku, distribution, activity, adding, at)
      on conflict (owner, sku_code, distribution_type, activity_code) do update set quantity = line.quantity + excluded.quantity;
    pieces := pieces + adding;
  end if;
end
$$;
