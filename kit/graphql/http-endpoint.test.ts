import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestContext } from "./context.ts";
import { createExecutor } from "./executor.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { SessionInvalid } from "./refused.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";
import type { UnexpectedFailure } from "./wire-errors.ts";

const sdl = "extend type Query { hello: String! } extend type Mutation { sign: String! }";
let signed = 0;
const module = moduleOf("hello", sdl, {
  Query: { hello: () => "world" },
  Mutation: {
    sign: (_source: unknown, _args: unknown, context: RequestContext) => {
      signed += 1;
      context.reply.setCookie("a=1; Path=/");
      context.reply.setCookie("b=2; Path=/");
      context.reply.setHeader("x-access-token", "renewed");
      return "signed";
    },
  },
});

const failures: UnexpectedFailure[] = [];
const report = (failure: UnexpectedFailure) => failures.push(failure);
const executor = createExecutor(joinSchemas([module]), { report });
let stop: () => Promise<void>;
let url: string;

beforeAll(async () => {
  const endpoint = graphqlEndpoint({
    path: "/graphql",
    executor,
    report,
    allowedOrigins: ["https://friend.example"],
    contextOf: (request, reply) => {
      if (request.headers.authorization === "Bearer ended") throw new SessionInvalid("en-US");
      if (request.headers.authorization === "Bearer crash") throw new Error("connect ECONNREFUSED 10.0.0.1:5432");
      return requestContext({ reply });
    },
  });
  const fixture = await listening(endpoint);
  url = `${fixture.url}/graphql`;
  stop = () => fixture.server.close();
});
afterAll(() => stop());

type Call = { query?: string; headers?: Record<string, string>; body?: string; operationName?: string };

async function post(call: Call, search = "") {
  const { query = "{ hello }", operationName, headers = {} } = call;
  const response = await fetch(`${url}${search}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: call.body ?? JSON.stringify({ query, operationName }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

describe("opname", () => {
  const query = "query greet { hello }";

  test("OP-01 a POST whose opname is the operation name is answered", async () => {
    const { status, body } = await post({ query, operationName: "greet" }, "?opname=greet");
    expect({ status, body }).toEqual({ status: 200, body: { data: { hello: "world" } } });
  });

  test.each(["?opname=other", "?opname=", "?opname=greet&opname=greet"])("%s is refused with 400", async (search) => {
    const { status, body } = await post({ query, operationName: "greet" }, search);
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toEqual({ code: "OPNAME_MISMATCH", statusCode: 400 });
  });

  test("an opname without an operation name is refused with 400", async () => {
    expect((await post({ query }, "?opname=greet")).status).toBe(400);
  });
});

describe("requests that change something", () => {
  test("cookies and headers set by a resolver are written", async () => {
    const { headers, body } = await post({ query: "mutation { sign }" });
    expect(body).toEqual({ data: { sign: "signed" } });
    expect(headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
    expect(headers.get("x-access-token")).toBe("renewed");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("a mutation never runs by GET", async () => {
    const before = signed;
    const response = await fetch(`${url}?query=${encodeURIComponent("mutation { sign }")}`);
    expect(response.status).toBe(405);
    expect(signed).toBe(before);
  });

  test("a query may be sent by GET", async () => {
    const response = await fetch(`${url}?query=${encodeURIComponent("{ hello }")}`);
    expect(await response.json()).toEqual({ data: { hello: "world" } });
  });

  const origins: readonly [string, Record<string, string>, number][] = [
    ["a page of another site", { origin: "https://evil.example" }, 403],
    ["a page without an origin", { origin: "null" }, 403],
    ["a page of our own site", { origin: "OWN" }, 200],
    ["a page of an allowed site", { origin: "https://friend.example" }, 200],
    ["a cross-site request without an origin", { "sec-fetch-site": "cross-site" }, 403],
    ["a same-origin request without an origin", { "sec-fetch-site": "same-origin" }, 200],
    ["a caller that is no browser", {}, 200],
  ];
  test.each(origins)("%s: %j answers %i", async (_title, headers, status) => {
    const before = signed;
    const { host } = new URL(url);
    const named = headers.origin === "OWN" ? { origin: `http://${host}` } : headers;
    // fetch does not let a caller set these headers, a plain request does.
    const answered = await new Promise<number>((resolve, reject) => {
      const sent = httpRequest(url, { method: "POST", headers: { "content-type": "application/json", ...named } });
      sent.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject);
      sent.end(JSON.stringify({ query: "mutation { sign }" }));
    });
    expect(answered).toBe(status);
    expect(signed - before).toBe(status === 200 ? 1 : 0);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a body of type %s is refused with 415",
    async (type) => {
      const before = signed;
      const response = await post({ query: "mutation { sign }", headers: { "content-type": type } });
      expect(response.status).toBe(415);
      expect(signed).toBe(before);
    },
  );
});

describe("malformed requests", () => {
  const cases: readonly [string, string, number, string][] = [
    ["a batch", '[{"query":"{ hello }"}]', 400, "Batches are not supported."],
    ["a body that is no JSON", "{", 400, "Body is not valid JSON but content-type is set to 'application/json'"],
    ["an empty body", "", 400, "Missing body"],
    ["a body without a query", "{}", 400, "Missing query"],
    [
      "a body with a poisoned prototype",
      '{"query":"{ hello }","__proto__":{}}',
      400,
      "Body is not valid JSON but content-type is set to 'application/json'",
    ],
  ];
  test.each(cases)("%s is refused: %s", async (_title, body, status, message) => {
    const response = await post({ body });
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ errors: [{ message, extensions: { code: "BAD_REQUEST", statusCode: status } }] });
  });

  test("a body beyond 100 kB is refused with 413", async () => {
    const response = await post({
      body: JSON.stringify({ query: "{ hello }", variables: { x: "x".repeat(110_000) } }),
    });
    expect(response.status).toBe(413);
    expect(response.body.errors[0].extensions).toEqual({ code: "BAD_REQUEST", statusCode: 413 });
  });
});

describe("the context", () => {
  test("ER-02 an ended session answers code 0002 with status 401 in the error", async () => {
    const { body } = await post({ headers: { authorization: "Bearer ended" } });
    expect(body).toEqual({
      errors: [
        { message: "Your session has ended. Please sign in again.", extensions: { code: "0002", statusCode: 401 } },
      ],
    });
  });

  test("a failure while building it is reported and never sent", async () => {
    failures.length = 0;
    const { body } = await post({ headers: { authorization: "Bearer crash" } });
    expect(body.errors).toEqual([
      {
        message: "There was an error. Please try again later.",
        extensions: { code: "INTERNAL_SERVER_ERROR", statusCode: 500 },
      },
    ]);
    expect(failures.map(({ error }) => (error as Error).message)).toEqual(["connect ECONNREFUSED 10.0.0.1:5432"]);
  });
});
