import { type RawBuilder, sql } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { type Params, preparedQuery } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { stockFingerprint } from "#modules/inventory/server/index.ts";
import type { Moment } from "./ports/campaigns.ts";
import type { CardSources } from "./product-cards.ts";
import { catalogueVersionText } from "./store/edition.ts";

/**
 * Everything the public data of products depends on: the versions of catalogue and promotions, and the live numbers that
 * orders change, the stock of the SKUs and the units flash sales have sold. It expires when the next promotion starts or ends.
 */
export type ProductFingerprint = { readonly versions: string; readonly units: string; readonly until: Date | null };

export type ProductValidators = {
  /** Part of the statement that reads the products, so both have the same snapshot. The codes are an expression of type text[]. */
  fragment(productCodes: RawBuilder<unknown>, at: Moment): QueryFragment<ProductFingerprint>;
  /** The SKUs are all those of the products: they stay the same while the version does. */
  validator(fingerprint: ProductFingerprint, skuCodes: readonly string[]): CacheValidator;
  /** For reads of several statements: when the versions are the same afterwards, they were the same in between. */
  versions(): Promise<string>;
};

export function productValidators({ database, campaigns, clock }: CardSources): ProductValidators {
  const versions = sql`concat_ws(' ', ${catalogueVersionText}, ${campaigns.edition})`;
  const unitsOf = (skuCodes: RawBuilder<unknown>) =>
    sql`concat_ws(' ', ${stockFingerprint(skuCodes)}, ${campaigns.unitsOf(skuCodes)})`;
  const unitsOfProducts = (productCodes: RawBuilder<unknown>) => sql`(
    select ${unitsOf(sql`sku.codes`)} from (
      select array(select code from catalogue.sku where product_code = any(${productCodes})) as codes offset 0) as sku)`;
  const readVersions = preparedQuery((_params: object) => sql<{ versions: string }>`select ${versions} as versions`);
  const readAll = preparedQuery(
    ({ skuCodes, firsts, lasts }: Params<AllSkus>) => sql<{ fingerprint: string }>`
      select ${versions} || ' ' || ${unitsOf(sql`asked.codes`)} as fingerprint
      from (select ${skuCodes}::text[] as codes, ${firsts}::int[] as firsts, ${lasts}::int[] as lasts offset 0) as given,
        unnest(given.firsts, given.lasts) with ordinality as slice (first, last, number),
        lateral (select given.codes[slice.first:slice.last] as codes offset 0) as asked
      order by slice.number`,
  );
  const readFingerprint = batchQueries(batchKey, async (db, questions: readonly Question[]) => {
    const lists = new Map(questions.map(({ list, skuCodes }) => [list, skuCodes]));
    const rows = await readAll(db, allSkus([...lists.values()]));
    const found = new Map([...lists.keys()].map((list, at) => [list, rows[at]?.fingerprint ?? ""]));
    return questions.map(({ list }) => found.get(list) ?? "");
  });
  return {
    fragment: (productCodes, at) => ({
      sql: sql`json_build_array(${versions}, ${unitsOfProducts(productCodes)}, ${campaigns.nextTurn(at)})`,
      read(found) {
        const [known, units, until] = found as [string, string, string | null];
        return { versions: known, units, until: until === null ? null : new Date(until) };
      },
    }),
    validator: ({ versions: known, units, until }, skuCodes) => {
      const question = { list: skuCodes.join("\n"), skuCodes };
      return {
        fingerprint: `${known} ${units}`,
        recheck: async () => (until !== null && clock.now() >= until ? "" : readFingerprint(database.kysely, question)),
      };
    },
    versions: async () => (await readVersions(database.kysely, {}))[0]?.versions ?? "",
  };
}

/** The SKUs of one validator, and their codes in one text. */
type Question = { readonly list: string; readonly skuCodes: readonly string[] };

/** As many SKUs as a product has: for these, starting a statement costs more than reading the rows. */
const few = 20;

/** Long lists run on several connections at once; equal lists, such as those of a page in several languages, run once. */
const batchKey = ({ list, skuCodes }: Question): string => (skuCodes.length > few ? list : "");

/** Lists of different lengths concatenated, with the first and last position of each, counted from one. */
type AllSkus = {
  readonly skuCodes: readonly string[];
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
};

function allSkus(lists: readonly (readonly string[])[]): AllSkus {
  const ends = [0];
  for (const list of lists) ends.push((ends.at(-1) ?? 0) + list.length);
  return { skuCodes: lists.flat(), firsts: ends.slice(0, -1).map((end) => end + 1), lasts: ends.slice(1) };
}
