import { describe, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { joinSchemas } from "./join-schemas.ts";
import { operation, query } from "./operation.ts";
import { Refused } from "./refused.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";
import type { UnexpectedFailure } from "./wire-errors.ts";

const sdl = `
extend type Query {
  hello(name: String!): String!
  broken: String
  brokenList: [Item!]
  refused: String
  secret: String
  missing: Item
  item: Item
  amount(of: Long): Long
  any(value: JSON): JSON
}
extend type Mutation { add(n: Int!): AddReply! }
type Item { id: ID! name: String parts: [Item!] }
type AddReply implements StandardReply {
  success: Boolean! code: String! message: String timestamp: String! errorMessage: String errorCode: String data: Int
}`;

function fixture(
  options: { introspection?: boolean; cachedDocuments?: number; knownDocuments?: { has(text: string): boolean } } = {},
) {
  const failures: UnexpectedFailure[] = [];
  const order: number[] = [];
  const module = moduleOf("things", sdl, {
    Query: {
      hello: (_source: unknown, args: { name: string }) => `Hello ${args.name}`,
      broken: () => {
        throw new Error('select * from "user" where password = 1');
      },
      brokenList: async () => [{ id: null }],
      refused: () => {
        throw new Refused("NOT_FOUND", 404, "There is no such thing.");
      },
      secret: query({ access: "session", run: () => "secret" }),
      missing: () => ({ id: null }),
      item: () => ({ id: "1", name: "one", parts: [{ id: "2", name: "two" }] }),
      amount: (_source: unknown, args: { of: number }) => args.of,
      any: (_source: unknown, args: { value: unknown }) => args.value,
    },
    Mutation: {
      add: operation({
        access: "anyone",
        run: async (_context, { n }: { n: number }) => {
          await new Promise((resolve) => setTimeout(resolve, n === 1 ? 20 : 0));
          order.push(n);
          return { ok: true, value: n } as const;
        },
        failures: {},
      }),
    },
  });
  const executor = createExecutor(joinSchemas([module]), { report: (failure) => failures.push(failure), ...options });
  const run = (text: string, variables: Record<string, unknown> = {}, operationName: string | null = null) =>
    executor.execute({ query: text, variables, operationName, context: requestContext() });
  const errorOf = async (...args: Parameters<typeof run>) =>
    JSON.parse(JSON.stringify((await run(...args)).errors?.[0]));
  return { executor, run, errorOf, failures, order };
}

describe("running", () => {
  test("a document returns its data, repeatedly", async () => {
    const { run } = fixture();
    const text = "query hi($n: String!) { hello(name: $n) }";
    expect(await run(text, { n: "Ana" })).toEqual({ data: { hello: "Hello Ana" } });
    expect(await run(text, { n: "Budi" })).toEqual({ data: { hello: "Hello Budi" } });
  });

  test("a prepared document is cached, by text and operation name", () => {
    const { executor } = fixture();
    const text = "query a { item { id } } query b { item { name } }";
    const a = executor.prepare(text, "a");
    expect(executor.prepare(text, "a")).toBe(a);
    expect(executor.prepare(text, "b")).not.toBe(a);
  });

  test("the cache is bounded: the least recently used document is evicted", () => {
    const { executor } = fixture({ cachedDocuments: 2 });
    const first = executor.prepare("{ item { id } }");
    executor.prepare("{ item { name } }");
    executor.prepare("{ item { id } }");
    executor.prepare('{ hello(name: "x") }');
    expect(executor.prepare("{ item { id } }")).toBe(first);
  });

  test("mutations run one after the other", async () => {
    const { run, order } = fixture();
    await run("mutation { a: add(n: 1) { success } b: add(n: 2) { success } }");
    expect(order).toEqual([1, 2]);
  });

  test("skip and include work on fields and on fragments", async () => {
    const { run } = fixture();
    const text = `query q($yes: Boolean!, $no: Boolean!) {
      item { id @skip(if: $yes) name @include(if: $yes) ...F @include(if: $no) ...G @skip(if: $no) } }
      fragment F on Item { f: id } fragment G on Item { parts { name ...F @include(if: $yes) } }`;
    expect(await run(text, { yes: true, no: false })).toEqual({
      data: { item: { name: "one", parts: [{ name: "two", f: "2" }] } },
    });
  });

  test("Long carries more than 32 bits both ways, and JSON any value", async () => {
    const { run } = fixture();
    const text = "query q($n: Long, $v: JSON) { amount(of: $n) literal: amount(of: 5000000000) any(value: $v) }";
    expect(await run(text, { n: 9_007_199_254_740_991, v: { a: [1, null] } })).toEqual({
      data: { amount: 9_007_199_254_740_991, literal: 5_000_000_000, any: { a: [1, null] } },
    });
  });
});

describe("errors", () => {
  test("ER-01 an unexpected failure has a message, a code and status 500", async () => {
    expect(await fixture().errorOf("{ broken }")).toEqual({
      message: "There was an error. Please try again later.",
      path: ["broken"],
      extensions: { code: "INTERNAL_SERVER_ERROR", statusCode: 500, requestId: "request-1" },
    });
  });

  test("an unexpected failure is reported with the request id, and its cause is never sent", async () => {
    const { run, failures } = fixture();
    const result = await run("query q { broken }");
    expect(JSON.stringify(result)).not.toMatch(/password|select|stack/);
    expect(failures).toEqual([
      {
        error: new Error('select * from "user" where password = 1'),
        requestId: "request-1",
        operationName: "q",
        path: "broken",
      },
    ]);
  });

  test("a null in a non-null field is unexpected too", async () => {
    const { run, failures } = fixture();
    const result = await run("{ missing { id } brokenList { id } }");
    expect(result.data).toEqual({ missing: null, brokenList: null });
    expect(result.errors?.map((error) => error.message)).toEqual([
      "There was an error. Please try again later.",
      "There was an error. Please try again later.",
    ]);
    expect(failures.map((failure) => failure.path)).toEqual(["missing.id", "brokenList.0.id"]);
  });

  test("a refusal keeps its message, code and status, and is not reported", async () => {
    const { errorOf, failures } = fixture();
    expect(await errorOf("{ refused }")).toEqual({
      message: "There is no such thing.",
      path: ["refused"],
      extensions: { code: "NOT_FOUND", statusCode: 404 },
    });
    expect(failures).toEqual([]);
  });

  test("ER-02 a call without a session answers code 0002 with status 401", async () => {
    expect(await fixture().errorOf("{ secret }")).toMatchObject({ extensions: { code: "0002", statusCode: 401 } });
  });

  const requests: readonly [title: string, text: string, variables: Record<string, unknown>, code: string][] = [
    ["cannot be parsed", "{ hello(", {}, "GRAPHQL_PARSE_FAILED"],
    ["asks for an unknown field", "{ helo }", {}, "GRAPHQL_VALIDATION_FAILED"],
    [
      "has fragments that spread each other",
      "{ item { ...A } } fragment A on Item { ...B } fragment B on Item { ...A }",
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["sends a variable of the wrong type", "query q($n: String!) { hello(name: $n) }", { n: 1 }, "BAD_USER_INPUT"],
    ["lacks a variable", "query q($n: String!) { hello(name: $n) }", {}, "BAD_USER_INPUT"],
    ["has two operations and names none", "query a { item { id } } query b { item { id } }", {}, "OPERATION_NOT_FOUND"],
  ];
  for (const [title, text, variables, code] of requests) {
    test(`a request that ${title} is refused with ${code} and status 400`, async () => {
      expect((await fixture().errorOf(text, variables)).extensions).toEqual({ code, statusCode: 400 });
    });
  }
});

test("a mutation sent to a schema that has none is refused with status 400", async () => {
  const module = moduleOf("reader", "extend type Query { hello: String! }", { Query: { hello: () => "world" } });
  const reader = createExecutor(joinSchemas([module]), { report: () => {} });
  const result = await reader.execute({ query: "mutation m { change }", context: requestContext() });
  expect(result.errors?.[0]?.message).toBe("There is no mutation here.");
  expect(result.errors?.[0]?.extensions).toEqual({ code: "OPERATION_NOT_FOUND", statusCode: 400 });
});

describe("introspection", () => {
  test("is refused in production, and no names are suggested", async () => {
    const { errorOf } = fixture({ introspection: false });
    expect((await errorOf("{ __schema { types { name } } }")).extensions.statusCode).toBe(400);
    expect((await errorOf("{ helo }")).message).toBe('Cannot query field "helo" on type "Query".');
    expect((await errorOf('{ hello(nam: "x") }')).message).not.toMatch(/did you mean/i);
  });

  test("is allowed in development, and names are suggested", async () => {
    const { run, errorOf } = fixture({ introspection: true });
    expect(await run('{ __type(name: "Item") { name } __typename }')).toEqual({
      data: { __type: { name: "Item" }, __typename: "Query" },
    });
    expect((await errorOf("{ helo }")).message).toContain('Did you mean "hello"?');
  });
});
