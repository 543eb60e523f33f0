import { afterEach, expect, test, vi } from "vitest";
import { createExecutor } from "./executor.ts";
import { joinSchemas, printJoinedSchema } from "./join-schemas.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const colours = moduleOf("colours", "extend type Query { colour: String! }", { Query: { colour: () => "red" } });

test("modules are joined into one Query, and a module without Mutation adds none", () => {
  const shapes = moduleOf("shapes", "extend type Query { shape: Shape } type Shape { name: String }", {
    Query: { shape: () => ({ name: "round" }) },
  });
  const schema = joinSchemas([colours, shapes]);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(["colour", "shape"]);
  expect(schema.getMutationType()).toBeUndefined();
});

test("EN-10 the base schema has page info with both directions, both cursors and the total", () => {
  const printed = printJoinedSchema(joinSchemas([colours]));
  expect(printed).toContain(`type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
  totalCount: Int!
}`);
});

test("the printed schema does not depend on the order of the modules", () => {
  const shapes = moduleOf("shapes", "extend type Query { shape: String }", { Query: { shape: () => "round" } });
  expect(printJoinedSchema(joinSchemas([colours, shapes]))).toBe(printJoinedSchema(joinSchemas([shapes, colours])));
});

test("a module may extend a type of another module and answer the new field", async () => {
  const people = moduleOf("people", "extend type Query { me: Person } type Person { name: String }", {
    Query: { me: () => ({ name: "Ana" }) },
  });
  const points = moduleOf("points", "extend type Person { points: Long }", {
    Person: { points: () => 9_000_000_000n },
  });
  const executor = createExecutor(joinSchemas([people, points]), { report: () => {} });
  const result = await executor.execute({ query: "{ me { name points } }", context: requestContext() });
  expect(result).toEqual({ data: { me: { name: "Ana", points: 9_000_000_000 } } });
});

test("an interface is resolved by __resolveType or by the __typename of the value", async () => {
  const sdl = `extend type Query { a: Animal b: Pet } interface Animal { name: String } union Pet = Cat | Dog
    type Cat implements Animal { name: String } type Dog implements Animal { name: String }`;
  const module = moduleOf("animals", sdl, {
    Query: { a: () => ({ name: "Tom" }), b: () => ({ __typename: "Dog", name: "Rex" }) },
    Animal: { __resolveType: () => "Cat" },
  });
  const executor = createExecutor(joinSchemas([module]), { report: () => {} });
  const query = "{ a { __typename name } b { __typename ... on Dog { name } } }";
  expect(await executor.execute({ query, context: requestContext() })).toEqual({
    data: { a: { __typename: "Cat", name: "Tom" }, b: { __typename: "Dog", name: "Rex" } },
  });
});

const refusals: readonly [title: string, join: () => unknown, sentence: string][] = [
  [
    "a field of Query without a resolver",
    () => joinSchemas([moduleOf("a", "extend type Query { x: Int }", {})]),
    "the field Query.x has no resolver",
  ],
  [
    "a field of Mutation without a resolver",
    () => joinSchemas([colours, moduleOf("a", "extend type Mutation { x: Int }", {})]),
    "the field Mutation.x has no resolver",
  ],
  [
    "a resolver without a field",
    () => joinSchemas([colours, moduleOf("a", "scalar A", { Query: { y: () => 1 } })]),
    'the module "a" has a resolver for Query.y, which no schema defines',
  ],
  [
    "resolvers for an unknown type",
    () => joinSchemas([colours, moduleOf("a", "scalar A", { B: { y: () => 1 } })]),
    'the module "a" has resolvers for the type B, which no schema defines',
  ],
  [
    "a type defined by two modules",
    () => joinSchemas([colours, moduleOf("a", "type T { x: Int }", {}), moduleOf("b", "type T { y: Int }", {})]),
    'the type T is defined twice: in "a" and in "b"',
  ],
  [
    "a field of Query defined by two modules",
    () => joinSchemas([colours, moduleOf("a", "extend type Query { colour: Int }", {})]),
    'the field Query.colour is defined twice: in "colours" and in "a"',
  ],
  [
    "two modules answering one field",
    () => joinSchemas([colours, moduleOf("a", "scalar A", { Query: { colour: () => 1 } })]),
    'the module "a" has a resolver for Query.colour, but another module already answers it',
  ],
  [
    "a schema that cannot be read",
    () => joinSchemas([moduleOf("a", "type A {\n  x: }", {})]),
    'the schema of "a" cannot be read, line 2: Syntax Error: Expected Name, found "}".',
  ],
  [
    "a reply that lacks a field of the interface",
    () => joinSchemas([colours, moduleOf("a", "type R implements StandardReply { success: Boolean! }", {})]),
    "the joined schema is not valid: Interface field StandardReply.code expected but R does not provide it.",
  ],
];

afterEach(() => vi.unstubAllEnvs());

for (const [title, join, sentence] of refusals) {
  test(`joining fails with a sentence on ${title}`, () => {
    // As in development; a production start skips this validation.
    vi.stubEnv("NODE_ENV", "test");
    expect(join).toThrow(new Error(sentence));
  });
}
