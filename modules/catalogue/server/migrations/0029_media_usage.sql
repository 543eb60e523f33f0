-- Finds the products that show a file of the media library.
create index product_media on catalogue.product using gin (media jsonb_path_ops);
