import { type RawBuilder, sql } from "kysely";
import type { Stamp } from "#kit/graphql/stamps.ts";
import { askedTogether } from "#kit/postgres/asked-together.ts";
import { fixedStatement, type Places } from "#kit/postgres/fixed-statement.ts";
import type { StatementPart } from "#kit/postgres/statement-part.ts";
import { stockWords } from "#modules/inventory/server/index.ts";
import type { Moment } from "./ports/campaigns.ts";
import type { CardSources } from "./product-cards.ts";
import { catalogueStamp } from "./store/edition.ts";

/**
 * What decides how products look to everybody, in few words: the editions of catalogue and promotions, and what orders change all the
 * time, the stock of their SKUs and the units campaigns have sold. Promotions begin and end by themselves, so there is a time limit.
 */
export type ProductWords = { readonly editions: string; readonly units: string; readonly until: Date | null };

export type ProductStamps = {
  /** Joins the statement that reads the products, so that both tell of the same moment. The codes are an expression of type text[]. */
  part(productCodes: RawBuilder<unknown>, at: Moment): StatementPart<ProductWords>;
  /** Of what was read, with all its SKUs: they are the same for as long as the edition is. */
  stamp(words: ProductWords, skuCodes: readonly string[]): Stamp;
  /** For what is read by several statements: where the editions are the same afterwards they were the same in between. */
  editions(): Promise<string>;
};

export function productStamps({ database, campaigns, clock }: CardSources): ProductStamps {
  const editions = sql`concat_ws(' ', ${catalogueStamp}, ${campaigns.edition})`;
  const unitsOf = (skuCodes: RawBuilder<unknown>) =>
    sql`concat_ws(' ', ${stockWords(skuCodes)}, ${campaigns.unitsOf(skuCodes)})`;
  const unitsOfProducts = (productCodes: RawBuilder<unknown>) => sql`(
    select ${unitsOf(sql`sku.codes`)} from (
      select array(select code from catalogue.sku where product_code = any(${productCodes})) as codes offset 0) as sku)`;
  const readEditions = fixedStatement((_places: object) => sql<{ words: string }>`select ${editions} as words`);
  const readAll = fixedStatement(
    ({ skuCodes, firsts, lasts }: Places<AllSkus>) => sql<{ words: string }>`
      select ${editions} || ' ' || ${unitsOf(sql`asked.codes`)} as words
      from (select ${skuCodes}::text[] as codes, ${firsts}::int[] as firsts, ${lasts}::int[] as lasts offset 0) as given,
        unnest(given.firsts, given.lasts) with ordinality as slice (first, last, number),
        lateral (select given.codes[slice.first:slice.last] as codes offset 0) as asked
      order by slice.number`,
  );
  const readWords = askedTogether(alike, async (db, questions: readonly Question[]) => {
    const lists = new Map(questions.map(({ list, skuCodes }) => [list, skuCodes]));
    const rows = await readAll(db, allSkus([...lists.values()]));
    const words = new Map([...lists.keys()].map((list, at) => [list, rows[at]?.words ?? ""]));
    return questions.map(({ list }) => words.get(list) ?? "");
  });
  return {
    part: (productCodes, at) => ({
      sql: sql`json_build_array(${editions}, ${unitsOfProducts(productCodes)}, ${campaigns.nextTurn(at)})`,
      read(found) {
        const [known, units, until] = found as [string, string, string | null];
        return { editions: known, units, until: until === null ? null : new Date(until) };
      },
    }),
    stamp: ({ editions: known, units, until }, skuCodes) => {
      const question = { list: skuCodes.join("\n"), skuCodes };
      return {
        words: `${known} ${units}`,
        again: async () => (until !== null && clock.now() >= until ? "" : readWords(database.kysely, question)),
      };
    },
    editions: async () => (await readEditions(database.kysely, {}))[0]?.words ?? "",
  };
}

/** SKUs to be asked about, and their codes in one text. */
type Question = { readonly list: string; readonly skuCodes: readonly string[] };

/** As many SKUs as a product has: beginning the statement is dearer than going through it for them. */
const few = 20;

/** Long lists are better gone through by several connections at once; where they are the same, as of a page in several languages, once does. */
const alike = ({ list, skuCodes }: Question): string => (skuCodes.length > few ? list : "");

/** Lists of different lengths in one, and from where to where each of them goes, counted from one. */
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
