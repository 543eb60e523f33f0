create schema wishlist;

-- What a member would like to have one day: products, not SKUs, because a size may come and go.
create table wishlist.wish (
  user_code text not null references identity.member on delete cascade,
  product_code text not null references catalogue.product on delete cascade,
  wished_at timestamptz not null default now(),
  primary key (user_code, product_code)
);
create index wishes_newest on wishlist.wish (user_code, wished_at desc, product_code);
create index wishes_of_product on wishlist.wish (product_code);
