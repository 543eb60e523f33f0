import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addressBookModule } from "../index.ts";

type Answer<Data> = { data: Data; errors?: readonly { message: string; extensions: { code: string } }[] };

/** A home in Jakarta, as a form would send it. */
export const aHome = {
  recipientFirstName: "Sari",
  recipientLastName: "Lestari",
  recipientMobile: "081234567890",
  address1: "Jl. Kemang Timur No. 18",
  state: "31",
  city: "31.74",
  district: "31.74.03",
  zipCode: "12730",
};

export const memberOf = (userCode: string): RequestContext["caller"] => ({ kind: "member", sessionId: "s", userCode });

/** The module's operations against a real database. */
export function addressBookFixture(database: Database) {
  const clock = testClock("2026-11-15T05:00:00Z");
  const executor = createExecutor(joinSchemas([addressBookModule({ database, clock, ids: systemIds })]), {
    report: () => undefined,
  });
  return {
    clock,
    async ask<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      as: Partial<RequestContext> = {},
    ): Promise<Answer<Data>> {
      return JSON.parse(JSON.stringify(await executor.execute({ query, variables, context: requestContext(as) })));
    },
  };
}
