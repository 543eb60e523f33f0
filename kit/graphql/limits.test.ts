import { describe, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { joinSchemas } from "./join-schemas.ts";
import { defaultLimits } from "./limits.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const sdl = `
extend type Query { node: Node whole(limit: Int = 50000): [Node!]! nodes(first: Int = 1): [Node!]! search(input: SearchInput!): Page! }
input SearchInput { pageSize: Int word: String }
type Node { id: ID! child: Node children(first: Int): [Node!]! plain: [Node!]! }
type Page { list: [Node!]! }`;

const node: Record<string, unknown> = { id: "1" };
let runs = 0;
const counted =
  <Value>(value: Value) =>
  () => {
    runs += 1;
    return value;
  };
const module = moduleOf("nodes", sdl, {
  Query: { node: counted(node), nodes: counted([node]), whole: counted([node]), search: counted({ list: [node] }) },
  Node: { child: () => node, children: () => [node], plain: () => [node] },
});
const executor = createExecutor(joinSchemas([module]), { report: () => {}, introspection: true });

async function verdict(query: string, variables: Record<string, unknown> = {}) {
  runs = 0;
  const result = await executor.execute({ query, variables, context: requestContext() });
  const error = result.errors?.[0];
  return error ? { message: error.message, code: error.extensions.code, runs } : "ran";
}

const refused = (message: string) => ({ message, code: "DOCUMENT_TOO_LARGE", runs: 0 });
const nested = (levels: number): string => (levels === 1 ? "id" : `child { ${nested(levels - 1)} }`);
const many = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => entry(i)).join(" ");
const dear = refused("The document asks for too much at once: please ask for smaller pages.");

describe("a document may have", () => {
  test("10 levels, not 11", async () => {
    expect(await verdict(`{ node { ${nested(9)} } }`)).toBe("ran");
    expect(await verdict(`{ node { ${nested(10)} } }`)).toEqual(
      refused("The document has too many levels: at most 10 are allowed."),
    );
  });

  test("no hidden levels in fragments", async () => {
    const text = `{ node { ...A } } fragment A on Node { child { ...B } } fragment B on Node { ${nested(9)} }`;
    expect(await verdict(text)).toEqual(refused("The document has too many levels: at most 10 are allowed."));
  });

  test("15 aliases, not 16", async () => {
    expect(await verdict(`{ node { ${many(15, (i) => `a${i}: id`)} } }`)).toBe("ran");
    expect(await verdict(`{ node { ${many(16, (i) => `a${i}: id`)} } }`)).toEqual(
      refused("The document has too many aliases: at most 15 are allowed."),
    );
  });

  test("50 directives, not 51", async () => {
    const directives = (count: number) =>
      many(count, (i) => `... on Node @include(if: true) { ${i % 2 ? "id" : "__typename"} }`);
    expect(await verdict(`{ node { ${directives(50)} } }`)).toBe("ran");
    expect(await verdict(`{ node { ${directives(51)} } }`)).toEqual(
      refused("The document has too many directives: at most 50 are allowed."),
    );
  });

  test("20 fields at the root, also through fragments, not 21", async () => {
    const root = (count: number) => `{ ${many(count, () => "... on Query { __typename }")} }`;
    expect(await verdict(root(20))).toBe("ran");
    expect(await verdict(root(21))).toEqual(
      refused("The document has too many fields at the root: at most 20 are allowed."),
    );
    const spread = `{ ...R ...R ...R ...R ...R } fragment R on Query { ${many(5, () => "__typename")} }`;
    expect(await verdict(spread)).toEqual(
      refused("The document has too many fields at the root: at most 20 are allowed."),
    );
  });

  test("100 entries in one selection, not 101", async () => {
    const entries = (count: number) => many(count, () => "... on Node { id }");
    expect(await verdict(`{ node { ${entries(100)} } }`)).toBe("ran");
    expect(await verdict(`{ node { ${entries(101)} } }`)).toEqual(
      refused("The document has too many fields in one selection: at most 100 are allowed."),
    );
  });

  test("5 times the same field in one selection, not 6", async () => {
    expect(await verdict(`{ node { ${many(5, () => "id")} } }`)).toBe("ran");
    expect(await verdict(`{ node { ${many(6, () => "id")} } }`)).toEqual(
      refused("The document has too many repeats of one field: at most 5 are allowed."),
    );
  });

  test("2,000 tokens", async () => {
    expect(await verdict(`{ node { ${many(2_000, () => "id")} } }`)).toEqual({
      message: "Syntax Error: Document contains more that 2000 tokens. Parsing aborted.",
      code: "GRAPHQL_PARSE_FAILED",
      runs: 0,
    });
  });

  test("20,000 characters", async () => {
    const spaces = " ".repeat(defaultLimits.characters);
    expect(await verdict(`{ node { id } }${spaces}`)).toEqual(
      refused("The document is too long: at most 20000 characters are allowed."),
    );
  });

  test("1,000 fields, fragments counted each time they are used", async () => {
    const doubling = many(
      8,
      (i) =>
        `fragment F${i} on Node { child { ...F${i + 1} } plain { ...F${i + 1} } children(first: 4) { ...F${i + 1} } }`,
    );
    expect(await verdict(`{ node { ...F0 } } ${doubling} fragment F8 on Node { id }`)).toEqual(
      refused("The document has too many fields: at most 1000 are allowed."),
    );
  });
});

describe("the cost", () => {
  test("multiplies nested page sizes", async () => {
    expect(await verdict("{ nodes(first: 100) { children(first: 100) { id } } }")).toBe("ran");
    expect(
      await verdict("{ nodes(first: 100) { children(first: 100) { id child { id } child2: child { id } } } }"),
    ).toEqual(dear);
  });

  test("uses the schema's own page size when none is given", async () => {
    expect(await verdict("{ whole { id } }")).toEqual(dear);
    expect(await verdict("{ whole(limit: 10) { id } }")).toBe("ran");
  });

  test("sees a page size in a variable, in its default, and inside an input object", async () => {
    const query = "query q($n: Int = 10) { nodes(first: $n) { id } }";
    expect(await verdict(query)).toBe("ran");
    expect(await verdict(query, { n: 99_999_999 })).toEqual(dear);
    expect(await verdict("query q($n: Int = 99999999) { nodes(first: $n) { id } }")).toEqual(dear);
    const search = "query q($input: SearchInput!) { search(input: $input) { list { id } } }";
    expect(await verdict(search, { input: { pageSize: 50, word: "x" } })).toBe("ran");
    expect(await verdict(search, { input: { pageSize: 50_000 } })).toEqual(dear);
    expect(await verdict("{ search(input: { pageSize: 50000 }) { list { id } } }")).toEqual(dear);
  });

  test("ignores introspection where it is allowed", async () => {
    const ofType = (levels: number): string => (levels === 0 ? "name" : `name ofType { ${ofType(levels - 1)} }`);
    expect(await verdict(`{ __schema { types { fields { type { ${ofType(9)} } } } } }`)).toBe("ran");
  });
});
