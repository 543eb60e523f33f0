import { type Kysely, sql } from "kysely";

/** What one piece of an SKU weighs and how much room its box takes. */
export type PackedSize = {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};

/** The packed sizes of these SKUs, by their codes; one statement. Unknown ones are left out. */
export async function packedSizes(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, PackedSize>> {
  if (skuCodes.length === 0) return new Map();
  const { rows } = await sql<PackedSize & { code: string }>`
    select code, grams, length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm"
    from catalogue.sku where code = any(${[...skuCodes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, ...size }) => [code, size]));
}
