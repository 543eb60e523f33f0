import { afterAll, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { Refused } from "./refused.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

let runs = 0;
const hello = () => {
  runs += 1;
  return "world";
};
const executor = createExecutor(
  joinSchemas([moduleOf("hello", "extend type Query { hello: String! }", { Query: { hello } })]),
  { report: () => {} },
);
const { url, server } = await listening(
  graphqlEndpoint({
    path: "/graphql",
    executor,
    report: () => {},
    trustedDocuments: { has: () => false },
    contextOf: (_request, reply) => requestContext({ reply }),
    async hasCredential({ headers: { authorization } }, reply) {
      if (authorization === "wrong") {
        reply.setHeader("www-authenticate", "Bearer");
        return new Refused("WRONG", 401, "Wrong.");
      }
      if (authorization === "away") throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      if (authorization === "broken") throw new Error("secret detail");
      return authorization === "good";
    },
  }),
);
afterAll(() => server.close());

async function post(authorization: string | null, more: Record<string, string> = {}) {
  const headers = { "content-type": "application/json", ...(authorization ? { authorization } : {}), ...more };
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: '{"query":"{ hello }"}' });
  const body = await response.json();
  return { status: response.status, headers: response.headers, body, code: body.errors?.[0]?.extensions.code };
}

test("MX-04 a caller with a credential may send any document from anywhere, one without neither", async () => {
  expect(await post("good", { origin: "https://elsewhere.example" })).toMatchObject({
    status: 200,
    body: { data: { hello: "world" } },
  });
  expect(await post(null)).toMatchObject({ status: 403, code: "DOCUMENT_NOT_TRUSTED" });
  expect(await post(null, { origin: "https://elsewhere.example" })).toMatchObject({ code: "CROSS_ORIGIN" });
});

test("MX-04 a wrong credential, and one that cannot be checked, run nothing", async () => {
  const before = runs;
  const wrong = await post("wrong");
  expect([wrong.status, wrong.code, wrong.headers.get("www-authenticate")]).toEqual([401, "WRONG", "Bearer"]);
  const away = await post("away");
  expect([away.status, away.code, away.headers.get("retry-after")]).toEqual([503, "TRY_AGAIN", "1"]);
  const broken = await post("broken");
  expect([broken.status, broken.code]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
  expect(JSON.stringify(broken.body)).not.toContain("secret detail");
  expect(runs).toBe(before);
});
