-- What a merchant chooses for one product's page. Empty or null: the shop decides, as before.
alter table catalogue.product
  -- A ribbon of its own, {"en-US": "New", …}; a promotion's ribbon goes first.
  add column ribbon_texts jsonb not null default '{}',
  add column ribbon_position text
    check (ribbon_position in ('TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT', 'BOTTOM')),
  -- CATEGORY-BRAND of a size chart, or 'none'; null for the one of its first category and its brand.
  add column size_guide text,
  -- Codes of products that are recommended first, in this order.
  add column cross_sells jsonb not null default '[]',
  -- The promotion whose products are shown below, or 'none'; null for its last one.
  add column shop_more text;
