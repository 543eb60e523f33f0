import { type RawBuilder, sql } from "kysely";
import type { Stamp } from "#kit/graphql/stamps.ts";
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
  const readWords = fixedStatement(
    ({ skuCodes }: Places<{ skuCodes: readonly string[] }>) =>
      sql<{ words: string }>`select ${editions} || ' ' || ${unitsOf(sql`${skuCodes}::text[]`)} as words`,
  );
  return {
    part: (productCodes, at) => ({
      sql: sql`json_build_array(${editions}, ${unitsOfProducts(productCodes)}, ${campaigns.nextTurn(at)})`,
      read(found) {
        const [known, units, until] = found as [string, string, string | null];
        return { editions: known, units, until: until === null ? null : new Date(until) };
      },
    }),
    stamp: ({ editions: known, units, until }, skuCodes) => ({
      words: `${known} ${units}`,
      async again() {
        if (until !== null && clock.now() >= until) return "";
        return (await readWords(database.kysely, { skuCodes }))[0]?.words ?? "";
      },
    }),
    editions: async () => (await readEditions(database.kysely, {}))[0]?.words ?? "",
  };
}
