import { type Clock, testClock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { contentModule } from "#modules/content/server/index.ts";
import { catalogueModule } from "../index.ts";
import type { BackInStockNotifier } from "../ports/back-in-stock-notifier.ts";
import { noPromotions, type PromotionReader } from "../ports/promotions.ts";
import { productReader } from "../product-reader.ts";

export type CatalogueFixture = {
  /** Runs a document as a visitor in this language; answers plain JSON, as the wire would carry it. */
  ask<Data>(query: string, variables?: Record<string, unknown>, locale?: Locale): Promise<Data>;
  /** `ask` as this caller. */
  askAs<Data>(caller: Caller, query: string, variables?: Record<string, unknown>, locale?: Locale): Promise<Data>;
};

/** The module's operations against a real database. Pictures have the version "1". */
export function catalogueFixture(
  database: Database,
  {
    promotions = noPromotions,
    clock = testClock(new Date("2026-11-15T05:00:00Z")),
    notifier,
  }: { promotions?: PromotionReader; clock?: Clock; notifier?: BackInStockNotifier } = {},
): CatalogueFixture {
  const products = productReader({ promotions, clock });
  const module = catalogueModule({
    database,
    promotions,
    products,
    clock,
    notifier,
    pictureUrl: (path) => `${path}?v=1`,
  });
  const executor = createExecutor(joinSchemas([contentModule({ database, pictureVersion: () => null }), module]), {
    report: () => undefined,
  });
  const askAs: CatalogueFixture["askAs"] = async (caller, query, variables = {}, locale = "en-US") => {
    const result = await executor.execute({ query, variables, context: requestContext({ locale, caller }) });
    const { data, errors } = JSON.parse(JSON.stringify(result));
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  return { askAs, ask: (query, variables, locale) => askAs({ kind: "anonymous" }, query, variables, locale) };
}
