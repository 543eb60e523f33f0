import { testClock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { catalogueModule, productReader } from "#modules/catalogue/server/index.ts";
import { contentTypes } from "#modules/catalogue/server/testing/content-types.ts";
import { promotionModule, promotionReader } from "../index.ts";
import type { PromotionDraft } from "../promotion-draft.ts";
import { savePromotion } from "../save-promotion.ts";

/** The module's operations against a real database in the middle of November 2026. Pictures have the version "1". */
export function promotionFixture(database: Database) {
  const clock = testClock("2026-11-15T05:00:00Z");
  const promotions = promotionReader();
  const deps = {
    database,
    written: database,
    clock,
    promotions,
    products: productReader({ promotions, clock }),
    pictureUrl: (path: string) => `${path}?v=1`,
  };
  const modules = [contentTypes, catalogueModule(deps), promotionModule(deps)];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  return {
    /** Returns plain JSON, as over HTTP. */
    async ask(
      query: string,
      variables: Record<string, unknown>,
      locale: Locale = "en-US",
      caller?: Caller,
    ): Promise<unknown> {
      const context = requestContext(caller ? { locale, caller } : { locale });
      const result = await executor.execute({ query, variables, context });
      return JSON.parse(JSON.stringify(result));
    },
    clock: deps.clock,
    save: (...drafts: readonly PromotionDraft[]) =>
      inTransaction(database, async (trx) => {
        for (const draft of drafts) {
          const saved = await savePromotion(trx, draft);
          if (!saved.ok) throw new Error(`${saved.error.where}: ${saved.error.problem}`);
        }
      }),
  };
}
