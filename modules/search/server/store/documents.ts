import { type Kysely, sql } from "kysely";
import type { DocumentFields } from "../documents/document-fields.ts";

/** A document as the in-memory index copies it; its text vector stays in the database. */
export type DocumentRow = DocumentFields & {
  readonly id: number;
  readonly listed: boolean;
  /** Days since 1970. */
  readonly released: number;
  readonly revision: number;
  readonly termsRevision: number;
};

/** The next documents by revision. */
export async function readDocumentsAfter(
  db: Kysely<unknown>,
  { revision, id }: { revision: number; id: number },
  limit: number,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, product_code as code, listed, brand_code as brand, category_codes as categories, color_codes as colors,
      size_codes as sizes, price, discount, available, released_on - date '1970-01-01' as released, popularity, revision,
      words_revision as "termsRevision"
    from search.document
    where (revision, id) > (${revision}::bigint, ${id}::int)
    order by revision, id limit ${limit}`.execute(db);
  return rows;
}
