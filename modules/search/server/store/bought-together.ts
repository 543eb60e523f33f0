import { type Kysely, sql } from "kysely";

/** Two products and the number of orders that contain both. */
export type BoughtTogether = { readonly codes: readonly [string, string]; readonly times: number };

/** A product's document, and the documents of products bought together with it, most often first. */
export type RelatedDocuments = {
  /** Null when the product has no document. */
  readonly id: number | null;
  /** From the root down. */
  readonly categories: readonly string[];
  readonly boughtTogether: readonly number[];
  /** The products chosen by staff, in their order. */
  readonly crossSells: readonly number[];
};

export async function findRelatedDocuments(
  db: Kysely<unknown>,
  { code: productCode, crossSells }: { readonly code: string; readonly crossSells: readonly string[] },
  limit: number,
): Promise<RelatedDocuments> {
  const { rows } = await sql<RelatedDocuments>`
    select own.id, coalesce(own.category_codes, '{}') as categories,
      array(
        select other.id from search.bought_together as pair
        join search.document as other on other.product_code = pair.other_code and other.listed
        where pair.product_code = ${productCode}
        order by pair.times desc, pair.other_code limit ${limit}) as "boughtTogether",
      array(
        select other.id from unnest(${crossSells}::text[]) with ordinality as chosen (code, place)
        join search.document as other on other.product_code = chosen.code and other.listed
        order by chosen.place) as "crossSells"
    from (select) as one left join search.document as own on own.product_code = ${productCode}`.execute(db);
  return rows[0] ?? { id: null, categories: [], boughtTogether: [], crossSells: [] };
}

/** Writes the pairs in both directions. Writing the same pairs again changes nothing. */
export async function writeBoughtTogether(db: Kysely<unknown>, pairs: readonly BoughtTogether[]): Promise<void> {
  const both = pairs.flatMap(({ codes: [one, other], times }) => [
    { one, other, times },
    { one: other, other: one, times },
  ]);
  await sql`
    insert into search.bought_together as known (product_code, other_code, times)
    select * from unnest(${both.map((pair) => pair.one)}::text[], ${both.map((pair) => pair.other)}::text[],
      ${both.map((pair) => pair.times)}::int[])
    on conflict (product_code, other_code) do update set times = excluded.times
    where known.times <> excluded.times`.execute(db);
}
