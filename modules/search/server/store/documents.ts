import { type Kysely, sql } from "kysely";
import type { DocumentFields } from "../documents/document-fields.ts";

/** A document as processes copy it; its words stay in the database. */
export type DocumentRow = DocumentFields & {
  readonly id: number;
  readonly listed: boolean;
  /** Days since 1970. */
  readonly released: number;
  readonly revision: number;
  readonly wordsRevision: number;
};

/** The revision that every document visible now has reached. */
export async function readRevision(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from search.state`.execute(db);
  return rows[0]?.revision ?? 0;
}

/** The next documents in the order of their changes. */
export async function readDocumentsAfter(
  db: Kysely<unknown>,
  { revision, id }: { revision: number; id: number },
  limit: number,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, product_code as code, listed, brand_code as brand, category_codes as categories, color_codes as colors,
      size_codes as sizes, price, discount, available, released_on - date '1970-01-01' as released, popularity, revision,
      words_revision as "wordsRevision"
    from search.document
    where (revision, id) > (${revision}::bigint, ${id}::int)
    order by revision, id limit ${limit}`.execute(db);
  return rows;
}
