import { describe, expect, test } from "vitest";
import { schemaFromSdl } from "../join-schemas.ts";
import { sha256Of } from "../trusted-documents.ts";
import { DocumentProblems, readDocuments } from "./document-set.ts";
import { printModule } from "./print-module.ts";

const sdl = `
extend type Query { box(filter: Filter, size: Int! = 5): BoxReply! node(id: ID!): Node thing: Thing! things: [Thing] }
extend type Mutation { add(input: AddInput!): BoxReply! }
type BoxReply implements StandardReply {
  success: Boolean! code: String! message: String timestamp: String! errorMessage: String errorCode: String data: Box
}
interface Node { id: ID! }
type Box implements Node { id: ID! lines: [Line!]! status: Status total: Long! extra: JSON price: Float open: Boolean! }
type Line implements Node { id: ID! name: String sizes: [[Int]]! box: Box! }
union Thing = Box | Line
enum Status { OPEN CLOSED }
input Filter { and: [Filter!] status: Status = OPEN name: String! }
input AddInput { label: String! quantity: Int! = 1 filter: Filter tags: [String!]! }`;
const schema = schemaFromSdl([{ name: "box", text: sdl }]);

function generated(text: string, ...others: string[]) {
  const files = [text, ...others].map((each, index) => ({ path: `${index}.graphql`, text: each }));
  const set = readDocuments(schema, files);
  const first = set.files[0];
  if (!first) throw new Error("no file");
  return printModule(schema, set, first.document);
}

/** The printed type of this name. */
function typeOf(name: string, text: string, ...others: string[]): string | undefined {
  const line = generated(text, ...others)
    .text.split("\n")
    .find((each) => each.startsWith(`export type ${name} = `));
  return line?.slice(`export type ${name} = `.length);
}

const results: readonly [title: string, text: string, type: string][] = [
  [
    "scalars, enums, lists and what may be null",
    "query q { box { success message data { id total price open extra status lines { name sizes } } } }",
    "{ box: { success: boolean; message: string | null; data: { id: string; total: number; price: number | null; " +
      'open: boolean; extra: unknown | null; status: "OPEN" | "CLOSED" | null; ' +
      "lines: Array<{ name: string | null; sizes: Array<Array<number | null> | null> }> } | null } };",
  ],
  ["aliases", "query q { mine: thing { kind: __typename } }", '{ mine: { kind: "Box" | "Line" } };'],
  [
    "unions, one shape per type",
    "query q { thing { __typename ... on Box { total } ... on Line { name } } }",
    '{ thing: { __typename: "Box"; total: number } | { __typename: "Line"; name: string | null } };',
  ],
  [
    "a list of a union that may be null inside",
    "query q { things { ... on Box { id } } }",
    "{ things: Array<{ id: string } | Record<never, never> | null> | null };",
  ],
  [
    "an interface without conditions, as one shape",
    'query q { node(id: "1") { id } }',
    "{ node: { id: string } | null };",
  ],
  [
    "an interface with a condition",
    'query q { node(id: "1") { id ... on Line { name } } }',
    "{ node: { id: string } | { id: string; name: string | null } | null };",
  ],
  [
    "fields that a directive may leave out",
    "query q($yes: Boolean!) { thing { ... on Box @include(if: $yes) { id } ... on Box { total @skip(if: $yes) open } } }",
    "{ thing: { id?: string; total?: number; open: boolean } | Record<never, never> };",
  ],
  [
    "a field that is selected both with and without a directive",
    "query q($yes: Boolean!) { box { code @include(if: $yes) ... on StandardReply { code } } }",
    "{ box: { code: string } };",
  ],
  [
    "the same object selected twice, merged",
    "query q { box { data { id } data { lines { id } } } ...R } fragment R on Query { box { data { lines { name } } } }",
    "{ box: { data: { id: string; lines: Array<{ id: string; name: string | null }> } | null } };",
  ],
];

describe("the result type has", () => {
  test.each(results)("%s", (_title, text, type) => {
    expect(typeOf("QResult", text)).toBe(type);
  });
});

describe("the variables type", () => {
  test("names the input types it needs, with required, optional and defaulted fields", () => {
    const text = "mutation add($input: AddInput!) { add(input: $input) { success } }";
    expect(typeOf("AddVariables", text)).toBe("{ input: AddInput };");
    expect(typeOf("AddInput", text)).toBe(
      "{ label: string; quantity?: number; filter?: Filter | null; tags: ReadonlyArray<string> };",
    );
    expect(typeOf("Filter", text)).toBe(
      '{ and?: ReadonlyArray<Filter> | null; status?: "OPEN" | "CLOSED" | null; name: string };',
    );
  });

  test("lets a variable with a default or without ! be left out", () => {
    const text = "query q($filter: Filter, $size: Int! = 3) { box(filter: $filter, size: $size) { code } }";
    expect(typeOf("QVariables", text)).toBe("{ filter?: Filter | null; size?: number };");
  });

  test("is empty when there are none", () => {
    expect(typeOf("QVariables", "query q { thing { __typename } }")).toBe("Record<never, never>;");
  });
});

describe("the document", () => {
  const page = "query page { box { data { ...Box_b } } }";
  const box = "fragment Box_b on Box { id lines { ...Line_l } }";
  const line = "fragment Line_l on Line {\n  # the name\n  name\n}";
  const other = "fragment Other on Box { total }";

  test("has the operation and only the fragments it needs, minified", () => {
    const wire =
      "query box{box{data{...Box_b}}}fragment Box_b on Box{id lines{...Line_l}}fragment Line_l on Line{name}";
    const { text, registered } = generated(page, box, line, other);
    expect(text).toContain(
      `export const pageDocument: TypedDocument<PageResult, PageVariables> = {\n  name: "box",\n  text: "${wire}",\n};`,
    );
    expect(registered).toEqual([{ name: "box", sha256: sha256Of(wire) }]);
  });

  test("1A-13 it is sent under the name of its first operation, not under its name in the file", () => {
    const { text, registered } = generated("query shelf($id: ID!) { first: node(id: $id) { id } box { success } }");
    expect(text).toContain("export const shelfDocument: TypedDocument<ShelfResult, ShelfVariables>");
    expect(text).toContain('name: "node"');
    expect(text).toContain('text: "query node($id:ID!){first:node(id:$id){id}box{success}}"');
    expect(registered.map(({ name }) => name)).toEqual(["node"]);
  });

  test("a file of fragments gives their types and nothing else", () => {
    expect(generated(line)).toEqual({ text: "export type Line_l = { name: string | null };\n", registered: [] });
  });
});

describe("a problem is reported with its file and line", () => {
  const problems: readonly [title: string, files: string[], problem: string][] = [
    [
      "an unknown field",
      ["query q {\n  box {\n    nothing\n  }\n}"],
      '0.graphql:3 Cannot query field "nothing" on type "BoxReply".',
    ],
    ["an error of syntax", ["query q {\n  box {"], "0.graphql:2 Syntax Error: Expected Name, found <EOF>."],
    [
      "an operation without a name",
      ["query q { thing { __typename } }", "\n{ thing { __typename } }"],
      "1.graphql:2 an operation needs a name",
    ],
    ["a type definition", ["type A { b: Int }"], "0.graphql:1 only operations and fragments belong here"],
    [
      "two operations of one name",
      ["query q { thing { __typename } }", "\n\nquery q { thing { __typename } }"],
      '0.graphql:1 There can be only one operation named "q".',
    ],
    ["an unknown fragment", ["query q { thing {\n ...Gone\n} }"], '0.graphql:2 Unknown fragment "Gone".'],
    [
      "a variable the operation does not declare for a fragment",
      ["query q { box { ...R } }", "fragment R on BoxReply {\n code @include(if: $yes) }"],
      '1.graphql:2 Variable "$yes" is not defined by operation "q".',
    ],
  ];
  test.each(problems)("%s", (_title, files, problem) => {
    expect(() => generated(files[0] ?? "", ...files.slice(1))).toThrow(new DocumentProblems([problem]));
  });

  test("all of them together", () => {
    const read = () => readDocuments(schema, [{ path: "a.graphql", text: "query q { x y }" }]);
    expect(read).toThrow('a.graphql:1 Cannot query field "x" on type "Query".\na.graphql:1 Cannot query field "y"');
  });
});
