import { type Kysely, sql } from "kysely";
import type { DocumentDraft } from "./document-draft.ts";

const draftColumns = sql`code text, brand text, categories text[], colors text[], sizes text[], price bigint,
  discount smallint, available boolean, "releasedOn" date, popularity integer, words tsvector`;

/**
 * Makes the documents of these products what the drafts say; a product without a draft is listed no more. Rows that are
 * right already are not touched. Answers whether any was. Two statements, however many there are.
 */
export async function writeDocuments(
  db: Kysely<unknown>,
  codes: readonly string[],
  drafts: readonly DocumentDraft[],
  revision: number,
): Promise<boolean> {
  const json = JSON.stringify(drafts);
  const updated = await sql`
    update search.document as kept
    set listed = fresh.code is not null, brand_code = coalesce(fresh.brand, kept.brand_code),
      category_codes = coalesce(fresh.categories, kept.category_codes),
      color_codes = coalesce(fresh.colors, kept.color_codes), size_codes = coalesce(fresh.sizes, kept.size_codes),
      price = coalesce(fresh.price, kept.price), discount = coalesce(fresh.discount, kept.discount),
      available = coalesce(fresh.available, kept.available), released_on = coalesce(fresh."releasedOn", kept.released_on),
      popularity = coalesce(fresh.popularity, kept.popularity), words = coalesce(fresh.words, kept.words),
      revision = ${revision},
      words_revision = case when fresh.words <> kept.words or (fresh.code is not null and not kept.listed)
        then ${revision} else kept.words_revision end
    from unnest(${codes}::text[]) as asked (code)
    left join jsonb_to_recordset(${json}::jsonb) as fresh (${draftColumns}) on fresh.code = asked.code
    where kept.product_code = asked.code
      and case when fresh.code is null then kept.listed
        else not kept.listed or (kept.brand_code, kept.category_codes, kept.color_codes, kept.size_codes, kept.price,
          kept.discount, kept.available, kept.released_on, kept.popularity, kept.words)
        is distinct from (fresh.brand, fresh.categories, fresh.colors, fresh.sizes, fresh.price, fresh.discount,
          fresh.available, fresh."releasedOn", fresh.popularity, fresh.words) end`.execute(db);
  // Not "on conflict": that would use up a number for each row that is there already, and numbers must stay small.
  const inserted = await sql`
    insert into search.document (product_code, listed, brand_code, category_codes, color_codes, size_codes, price, discount,
      available, released_on, popularity, words, revision, words_revision)
    select fresh.code, true, fresh.brand, fresh.categories, fresh.colors, fresh.sizes, fresh.price, fresh.discount,
      fresh.available, fresh."releasedOn", fresh.popularity, fresh.words, ${revision}, ${revision}
    from jsonb_to_recordset(${json}::jsonb) as fresh (${draftColumns})
    where not exists (select from search.document as kept where kept.product_code = fresh.code)
    order by fresh.code`.execute(db);
  return Number(updated.numAffectedRows ?? 0) + Number(inserted.numAffectedRows ?? 0) > 0;
}
