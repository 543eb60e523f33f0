import type { ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { createExecutor, type Prepared } from "./executor.ts";
import { joinSchemas } from "./join-schemas.ts";
import { Refused } from "./refused.ts";
import { runsBeforeCompiling } from "./run-document.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const sdl = `
extend type Query {
  hello(name: String!, times: Int = 1): String!
  item: Item
  items: [Item!]!
  broken: String
  refused: String
  none: Item
  amount(of: Long): Long
  any(value: JSON): JSON
}
type Item { id: ID! name: String parts: [Item!] }`;

const item = { id: "1", name: "one", parts: [{ id: "2", name: "two" }] };
const schema = joinSchemas([
  moduleOf("things", sdl, {
    Query: {
      hello: (_source: unknown, { name, times }: { name: string; times: number }) => `Hello ${name} `.repeat(times),
      item: () => item,
      items: async () => [item, item],
      broken: () => {
        throw new Error("a secret of the inside");
      },
      refused: () => {
        throw new Refused("NOT_FOUND", 404, "There is no such thing.");
      },
      none: () => ({ id: null }),
      amount: (_source: unknown, { of }: { of: number }) => of,
      any: (_source: unknown, { value }: { value: unknown }) => value,
    },
  }),
]);

/** Valid and invalid documents of unknown callers. */
const documents: readonly (readonly [text: string, variables: Record<string, unknown>])[] = [
  ["query q($n: String!) { hello(name: $n) }", { n: "Ana" }],
  ["query q($n: String!) { hello(name: $n) }", {}],
  ["query q($n: String!) { hello(name: $n) }", { n: 7 }],
  ["query q($n: String!, $t: Int = 2) { hello(name: $n, times: $t) }", { n: "Ana" }],
  [
    "query q($yes: Boolean!) { item { id @skip(if: $yes) ...F @include(if: $yes) } } fragment F on Item { parts { id } }",
    { yes: true },
  ],
  ["{ item { id name parts { id parts { id } } } items { name } a: item { id } }", {}],
  ["{ broken item { id } }", {}],
  ["{ refused }", {}],
  ["{ none { id } item { id } }", {}],
  ["query q($n: Long, $v: JSON) { amount(of: $n) any(value: $v) }", { n: 9_007_199_254_740_991, v: { a: [1, null] } }],
  ["{ __typename item { __typename } }", {}],
];

/** The relevant part of a response: the data, and path and code of errors, not their wording. */
const essence = ({ data, errors = [] }: ExecutionResult): string =>
  JSON.stringify({ data, errors: errors.map(({ path, extensions }) => ({ path, extensions })) });

const fixture = (known: boolean) => {
  const executor = createExecutor(schema, {
    report: () => undefined,
    knownDocuments: { has: () => known },
  });
  return (text: string): Prepared => {
    const prepared = executor.prepare(text);
    if ("errors" in prepared) throw new Error(`refused: ${prepared.errors[0]?.message}`);
    return prepared;
  };
};

test.each(documents)(
  "2B-06 %s: an anonymous client's document is interpreted at first, compiled when it is repeated, and gives the same result",
  async (text, variables) => {
    const unknown = fixture(false);
    const ours = fixture(true)(text);
    expect(ours.isCompiled()).toBe(true);
    const expected = essence(await ours.run(variables, requestContext()));
    for (let run = 1; run <= runsBeforeCompiling + 1; run += 1) {
      expect(unknown(text).isCompiled()).toBe(run > runsBeforeCompiling);
      expect(essence(await unknown(text).run(variables, requestContext())), `run ${run}`).toBe(expected);
    }
  },
);

test.each(["constructor", "toString", "hasOwnProperty"])(
  "2B-09 a name the compiler stumbles over, %s, is interpreted for ever",
  async (name) => {
    const prepare = fixture(false);
    const text = `query q { ${name}: item { id } }`;
    for (let run = 1; run <= runsBeforeCompiling + 2; run += 1) {
      expect(JSON.stringify(await prepare(text).run({}, requestContext()))).toBe(`{"data":{"${name}":{"id":"1"}}}`);
    }
  },
);

test("2B-06 many different untrusted documents are never compiled", async () => {
  const prepare = fixture(false);
  for (let number = 0; number < 200; number += 1) {
    const prepared = prepare(`query q { hello(name: "${number}") }`);
    await prepared.run({}, requestContext());
    expect(prepared.isCompiled()).toBe(false);
  }
});
