import { sql, type Transaction } from "kysely";
import type { CertificateType } from "../../contract/product/product-state.ts";

export type OwnedSku = {
  readonly code: string;
  readonly number: string;
  readonly barcode: string;
  readonly productCode: string;
  readonly productName: string | null;
};

/** What products name that must exist, or that no other product may have. */
export type ProductReferences = {
  readonly brands: readonly string[];
  /** Each category with the certificates it and those above it demand. */
  readonly categories: readonly { readonly code: string; readonly certificates: readonly CertificateType[] }[];
  readonly products: readonly string[];
  readonly attributes: readonly string[];
  /** Attribute and value, joined by a space. */
  readonly values: readonly string[];
  /** The SKUs, retired ones too, with one of the codes, numbers or barcodes. */
  readonly skus: readonly OwnedSku[];
};

type Asked = {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly products: readonly string[];
  readonly attributes: readonly string[];
  /** SKU codes, numbers and barcodes. */
  readonly identifiers: readonly string[];
};

/** Reads all of it by one statement. */
export async function readProductReferences(trx: Transaction<unknown>, info: Asked): Promise<ProductReferences> {
  const { rows } = await sql<ProductReferences>`
    select
      array(select code from catalogue.brand where code = any(${info.brands}::text[])) as brands,
      (select coalesce(json_agg(json_build_object('code', category.code, 'certificates', array(
          select distinct above.required_certificate from catalogue.category as above
          where above.code = any(category.path) and above.required_certificate is not null order by 1))), '[]')
        from catalogue.category where category.code = any(${info.categories}::text[])) as categories,
      array(select code from catalogue.product where code = any(${info.products}::text[])) as products,
      array(select code from catalogue.attribute where code = any(${info.attributes}::text[])) as attributes,
      array(select attribute_code || ' ' || code from catalogue.attribute_value
        where attribute_code = any(${info.attributes}::text[])) as values,
      (select coalesce(json_agg(json_build_object('code', sku.code, 'number', sku.number, 'barcode', sku.barcode,
          'productCode', product.code, 'productName', product.names ->> 'en-US')), '[]')
        from catalogue.sku join catalogue.product on product.code = sku.product_code
        where sku.code = any(${info.identifiers}::text[]) or sku.number = any(${info.identifiers}::text[])
          or sku.barcode = any(${info.identifiers}::text[])) as skus`.execute(trx);
  return rows[0] ?? { brands: [], categories: [], products: [], attributes: [], values: [], skus: [] };
}

/** Serialises the writers of products from their check on: no other one takes a barcode before the write. */
export async function lockCatalogue(trx: Transaction<unknown>): Promise<void> {
  await sql`select from catalogue.edition for update`.execute(trx);
}

/** All SKUs of these products, retired ones too. */
export async function allSkusOf(
  trx: Transaction<unknown>,
  productCodes: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ productCode: string; skus: string[] }>`
    select product_code as "productCode", array_agg(code) as skus from catalogue.sku
    where product_code = any(${productCodes}::text[]) group by product_code`.execute(trx);
  return new Map(rows.map(({ productCode, skus }) => [productCode, skus]));
}
