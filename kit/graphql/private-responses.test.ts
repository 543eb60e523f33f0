import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { createExecutor } from "./executor.ts";
import { graphqlResponseCache } from "./graphql-response-cache.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { query } from "./operation.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

let made = 0;
let current = "same";
const mine = (vouched: boolean) =>
  query({
    access: "session",
    validated: true,
    run({ caller }, _input, give) {
      const session = caller.kind === "anonymous" ? "" : caller.sessionId;
      made += 1;
      give({ fingerprint: current, recheck: async () => current, ...(vouched ? { sessionId: session } : {}) });
      return `${session} ${made}`;
    },
  });
const sdl = "extend type Query { mine: String! unvouched: String! plain: String! }";
const plain = query({ access: "session", run: () => `plain ${++made}` });
const module = moduleOf("mine", sdl, { Query: { mine: mine(true), unvouched: mine(false), plain } });

let url = "";
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const clock = testClock("2026-11-15T05:00:00Z");
  const answers = () => graphqlResponseCache({ name: "test", clock, freshSeconds: 0, maxCharacters: 1000 });
  const report = () => undefined;
  const endpoint = graphqlEndpoint({
    path: "/graphql",
    executor: createExecutor(joinSchemas([module]), { report }),
    report,
    contextOf: ({ headers }, reply) =>
      requestContext({ reply, caller: { kind: "guest", sessionId: headers.authorization ?? "", guestId: "G1" } }),
    kept: {
      answers: answers(),
      variantOf: (headers) => headers["accept-language"] ?? "",
      own: { answers: answers(), sessionOf: ({ headers }) => headers.authorization ?? null },
    },
  });
  const fixture = await listening(endpoint);
  url = `${fixture.url}/graphql`;
  stop = () => fixture.server.close();
});
afterAll(() => stop());
beforeEach(() => {
  current = "same";
});

async function call(query: string, authorization: string, language = "en-US"): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization, "accept-language": language },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: Record<string, string> };
  return Object.values(data)[0] ?? "";
}

test("a private response is served again to its session while its validator holds", async () => {
  const first = await call("{ mine }", "one");
  expect(await call("{ mine }", "one")).toBe(first);
  current = "other";
  const second = await call("{ mine }", "one");
  expect(second).not.toBe(first);
  expect(await call("{ mine }", "one")).toBe(second);
});

test("another session, language or document gets a response of its own", async () => {
  const first = await call("{ mine }", "a");
  expect(await call("{ mine }", "b")).toMatch(/^b /);
  expect(await call("{ mine }", "a", "id-ID")).not.toBe(first);
  expect(await call("{ other: mine }", "a")).not.toBe(first);
  expect(await call("{ mine }", "a")).toBe(first);
});

test.each(["{ plain }", "{ unvouched }", "{ mine plain }"])(
  "%s, which no validator covers, is computed again",
  async (requested) => {
    const before = made;
    for (const _ of [1, 2]) await call(requested, "c");
    expect(made).toBeGreaterThanOrEqual(before + 2);
  },
);
