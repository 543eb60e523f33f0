import { testClock } from "#kit/core/clock.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { moduleOf } from "#kit/graphql/testing/module-of.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { catalogueModule, noPromotions, productReader } from "#modules/catalogue/server/index.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { wishlistModule } from "../index.ts";

type Answer<Data> = { data: Data | null; errors?: { message: string; extensions: { code: string } }[] };

/** The module's operations against a real database with these members. */
export async function wishlistFixture(database: Database, userCodes: readonly string[]) {
  await addMembers(
    database.kysely,
    userCodes.map((userCode) => ({
      userCode,
      email: `${userCode.toLowerCase()}@mail.example`,
      mobile: null,
      firstName: userCode,
      lastName: "",
      gender: null,
      birthDate: null,
      passwordHash: null,
      verifiedAt: new Date("2026-01-01"),
    })),
  );
  const clock = testClock(new Date("2026-11-15T05:00:00Z"));
  const products = productReader({ promotions: noPromotions, clock });
  const deps = { database, clock, products, promotions: noPromotions, pictureUrl: (path: string) => path };
  // The catalogue adds fields to pages; which pages there are does not matter here.
  const pages = moduleOf("pages", "type LandingPage { pageUrl: String! }", {});
  const modules = [pages, catalogueModule(deps), wishlistModule(deps)];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  return {
    clock,
    async ask<Data>(caller: Caller, query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
      const result = await executor.execute({ query, variables, context: requestContext({ caller }) });
      return JSON.parse(JSON.stringify(result));
    },
  };
}

export const memberCaller = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });
