import { testClock } from "#kit/core/clock.ts";
import { seededIds } from "#kit/core/ids.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { catalogueModule, productReader } from "#modules/catalogue/server/index.ts";
import { contentTypes } from "#modules/catalogue/server/testing/content-types.ts";
import {
  type PromotionDraft,
  promotionModule,
  promotionReader,
  savePromotion,
} from "#modules/promotion/server/index.ts";
import { freightReader } from "#modules/shipping/server/index.ts";
import { cartModule } from "../index.ts";

const addDocument = `mutation addToCart($input: AddToCartInput!) {
  addToCart(input: $input) { success code message errorMessage errorCode data { miniCartCount } }
}`;

/** What an addition answered: the count in the header, or the code and the sentence of its refusal. */
export type Added = { count: number } | { code: string; text: string };

type AddReply = {
  data: {
    addToCart: {
      success: boolean;
      errorCode: string | null;
      errorMessage: string | null;
      data: { miniCartCount: number } | null;
    };
  };
};

/** The module's operations against a real database in the middle of November 2026, called by a guest by default. */
export function cartFixture(database: Database) {
  const clock = testClock("2026-11-15T05:00:00Z");
  const promotions = promotionReader();
  const deps = {
    database,
    written: database,
    clock,
    pictureUrl: (path: string) => `${path}?v=1`,
    promotions,
    products: productReader({ promotions, clock }),
    freight: freightReader(),
    ids: seededIds(7),
    deliveryDays: { least: 3, most: 7 },
  };
  const modules = [contentTypes, catalogueModule(deps), promotionModule(deps), cartModule(deps)];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  const call = async (query: string, variables: Record<string, unknown> = {}, as: Partial<RequestContext> = {}) => {
    const context = requestContext({ caller: aGuest, ...as });
    return JSON.parse(JSON.stringify(await executor.execute({ query, variables, context })));
  };
  return {
    deps,
    /** Answers plain JSON, as the wire would carry it. */
    ask: call,
    async add(input: Record<string, unknown>, as: Partial<RequestContext> = {}): Promise<Added> {
      const { data } = (await call(addDocument, { input }, as)) as AddReply;
      const { addToCart: reply } = data;
      if (reply.data) return { count: reply.data.miniCartCount };
      return { code: reply.errorCode ?? "", text: reply.errorMessage ?? "" };
    },
    save: (...drafts: readonly PromotionDraft[]) =>
      inTransaction(database, async (trx) => {
        for (const draft of drafts) {
          const saved = await savePromotion(trx, draft);
          if (!saved.ok) throw new Error(`${saved.error.where}: ${saved.error.problem}`);
        }
      }),
  };
}
