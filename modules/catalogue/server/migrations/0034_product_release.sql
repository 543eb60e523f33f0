-- The list of products in the back office, the newest in the shop first.
create index product_by_release on catalogue.product (released_on desc nulls last, code);
