import { type Kysely, sql } from "kysely";
import type { DocumentDraft } from "../documents/document-draft.ts";

const draftColumns = sql`code text, brand text, categories text[], colors text[], sizes text[], price bigint,
  discount smallint, available boolean, "releasedOn" date, popularity integer, "textVector" tsvector`;

/**
 * Writes the drafts as the documents of these products; a product without a draft becomes unlisted. Rows that are equal
 * already are not touched. Returns whether any row was written. Two statements for any number of products.
 */
export async function writeDocuments(
  db: Kysely<unknown>,
  codes: readonly string[],
  drafts: readonly DocumentDraft[],
  revision: number,
): Promise<boolean> {
  const json = JSON.stringify(drafts);
  const updated = await sql`
    update search.document as stored
    set listed = draft.code is not null, brand_code = coalesce(draft.brand, stored.brand_code),
      category_codes = coalesce(draft.categories, stored.category_codes),
      color_codes = coalesce(draft.colors, stored.color_codes), size_codes = coalesce(draft.sizes, stored.size_codes),
      price = coalesce(draft.price, stored.price), discount = coalesce(draft.discount, stored.discount),
      available = coalesce(draft.available, stored.available), released_on = coalesce(draft."releasedOn", stored.released_on),
      popularity = coalesce(draft.popularity, stored.popularity), words = coalesce(draft."textVector", stored.words),
      revision = ${revision},
      words_revision = case when draft."textVector" <> stored.words or (draft.code is not null and not stored.listed)
        then ${revision} else stored.words_revision end
    from unnest(${codes}::text[]) as asked (code)
    left join jsonb_to_recordset(${json}::jsonb) as draft (${draftColumns}) on draft.code = asked.code
    where stored.product_code = asked.code
      and case when draft.code is null then stored.listed
        else not stored.listed or (stored.brand_code, stored.category_codes, stored.color_codes, stored.size_codes, stored.price,
          stored.discount, stored.available, stored.released_on, stored.popularity, stored.words)
        is distinct from (draft.brand, draft.categories, draft.colors, draft.sizes, draft.price, draft.discount,
          draft.available, draft."releasedOn", draft.popularity, draft."textVector") end`.execute(db);
  // Without "on conflict", which would use up an id for each existing row: ids are array indexes and must stay small.
  const inserted = await sql`
    insert into search.document (product_code, listed, brand_code, category_codes, color_codes, size_codes, price, discount,
      available, released_on, popularity, words, revision, words_revision)
    select draft.code, true, draft.brand, draft.categories, draft.colors, draft.sizes, draft.price, draft.discount,
      draft.available, draft."releasedOn", draft.popularity, draft."textVector", ${revision}, ${revision}
    from jsonb_to_recordset(${json}::jsonb) as draft (${draftColumns})
    where not exists (select from search.document as stored where stored.product_code = draft.code)
    order by draft.code`.execute(db);
  return Number(updated.numAffectedRows ?? 0) + Number(inserted.numAffectedRows ?? 0) > 0;
}
