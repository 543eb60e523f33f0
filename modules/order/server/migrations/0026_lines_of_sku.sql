-- Whether an SKU was ever sold, and what a product has sold, asked by the catalogue's screens.
create index lines_of_sku on orders.line (sku_code, order_code);
