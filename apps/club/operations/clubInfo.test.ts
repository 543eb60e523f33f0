import { afterAll, expect, test } from "vitest";
import { createExecutor } from "#kit/graphql/executor.ts";
import { graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { clubRoom } from "../index.ts";

const { database } = await testDatabase();
const report = () => undefined;
const executor = createExecutor(joinSchemas([clubRoom({ database })]), { report });
const { url, server } = await listening(
  graphqlEndpoint({ path: "/loyalty/graphql", executor, report, contextOf: () => requestContext() }),
);
afterAll(() => server.close());

test("the club says who it is at an endpoint of its own, to anyone", async () => {
  const { status, body } = await postOperation(`${url}/loyalty/graphql`, {
    query: "query clubInfo { clubInfo { code data { name linkBonusPoints consentVersion } } }",
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: { clubInfo: { code: "200", data: { name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "2026-01" } } },
    },
  });
});

test("the club knows none of the shop's operations", async () => {
  const { status, body } = await postOperation(`${url}/loyalty/graphql`, {
    query: "mutation guestInit { guestInit { success } }",
  });
  expect(status).toBe(200);
  expect(body.errors?.[0]?.extensions).toEqual({ code: "GRAPHQL_VALIDATION_FAILED", statusCode: 400 });
});
