import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { markPublic } from "./cacheability.ts";
import type { RequestContext } from "./context.ts";
import { createExecutor } from "./executor.ts";
import { graphqlResponseCache } from "./graphql-response-cache.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { query } from "./operation.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const sdl = `
  type Thing { name: String! price: Int! mine: Boolean! }
  extend type Query { thing(code: String!): Thing me: String! broken: Thing }
  extend type Mutation { change: String! }`;

let requestCount = 0;
const context = (request: { headers: Record<string, unknown> }) => {
  const lang = request.headers["accept-language"];
  return requestContext({ locale: lang === "id-ID" ? "id-ID" : "en-US" });
};
const executor = createExecutor(
  joinSchemas([
    moduleOf("things", sdl, {
      Query: {
        thing: query({
          access: "anyone",
          publiclyCacheable: true,
          run: ({ locale }, { code }: { code: string }) => ({ name: `${code} ${locale} ${++requestCount}`, price: 1 }),
        }),
        me: () => `me ${++requestCount}`,
        broken: query({
          access: "anyone",
          publiclyCacheable: true,
          run: () => {
            requestCount += 1;
            throw new Error("out of order");
          },
        }),
      },
      Mutation: { change: () => "changed" },
      Thing: {
        price: markPublic(() => 2),
        mine: (_thing: unknown, _args: unknown, { caller }: RequestContext) => caller.kind === "member",
      },
    }),
  ]),
  { report: () => undefined },
);

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const cache = graphqlResponseCache({ name: "test", clock, freshSeconds: 1, maxCharacters: 10_000 });
const fixture = await listening(
  graphqlEndpoint({
    path: "/graphql",
    executor,
    report: () => undefined,
    contextOf: context,
    kept: { answers: cache, variantOf: (headers) => context({ headers }).locale },
  }),
);
afterAll(() => fixture.server.close());
beforeEach(() => {
  cache.clearAll();
  requestCount = 0;
});

async function post(text: string, variables: object = {}, headers: Record<string, string> = {}, search = "") {
  const response = await fetch(`${fixture.url}/graphql${search}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: text, variables }),
  });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

const thing =
  "query Thing($code: String!) { thing(code: $code) { ...Fields } } fragment Fields on Thing { name price }";

test("a public response is computed once a second, for each language and document", async () => {
  const first = await post(thing, { code: "A" });
  expect(first.text).toBe('{"data":{"thing":{"name":"A en-US 1","price":2}}}');
  expect(await post(thing, { code: "A" })).toEqual(first);
  expect((await post(thing, { code: "B" })).text).toContain("B en-US 2");
  expect((await post(thing, { code: "A" }, { "accept-language": "id-ID" })).text).toContain("A id-ID 3");
  clock.advance(1000);
  expect((await post(thing, { code: "A" })).text).toContain("A en-US 4");
});

test("the response has the requested media type", async () => {
  const own = { accept: "application/graphql-response+json" };
  await post(thing, { code: "A" });
  for (const again of [1, 2]) {
    expect([again, (await post(thing, { code: "A" }, own)).type]).toEqual([
      again,
      "application/graphql-response+json; charset=utf-8",
    ]);
  }
});

describe("is computed each time:", () => {
  test.each([
    ["what looks at the caller", "{ me }"],
    ["what looks at the caller beside what does not", '{ me thing(code: "A") { name } }'],
    ["a field below that looks at the caller", '{ thing(code: "A") { name mine } }'],
    ["what failed", "{ broken { name } }"],
  ])("%s", async (_title, text) => {
    await post(text);
    const before = requestCount;
    await post(text);
    expect(requestCount).toBeGreaterThan(before);
  });

  test("a document under another name", async () => {
    await post(thing, { code: "A" }, {}, "?opname=Thing");
    const wrong = await post(thing, { code: "A" }, {}, "?opname=Other");
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining("OPNAME_MISMATCH")]);
  });
});
