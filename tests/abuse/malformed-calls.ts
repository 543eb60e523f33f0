import { buildSchema, type GraphQLField, type GraphQLSchema, getNamedType, isLeafType } from "graphql";
import type { Random } from "#kit/core/seeded-random.ts";

const pick = <Thing>(things: readonly Thing[], random: Random): Thing =>
  things[Math.floor(random() * things.length)] as Thing;

const long = "x".repeat(60_000);
/** Texts known to break parsers. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfffx",
  "\u202egnp.exe",
  "💥".repeat(500),
  "'",
  "'; select pg_sleep(3); --",
  '" or "1"="1',
  "$1",
  "%00",
  "%",
  "_",
  "\\",
  "../../../etc/passwd",
  "<script>window.__pwned=1</script>",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "1e400",
  "-0",
  "2026-02-31",
  "0000-00-00T00:00:00Z",
  "+62812",
  "a@b",
  "\r\nBcc: all@mail.example",
  "00000000-0000-0000-0000-000000000000",
  "BB2222222222",
  "LKH1001",
  long,
];
const numbers = [0, -0, -1, 1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e-300];

const nested = (depth: number): unknown => {
  let inside: unknown = 1;
  for (let at = 0; at < depth; at += 1) inside = at % 2 === 0 ? [inside] : { a: inside };
  return inside;
};

/** A value of a random type. */
function anything(random: Random): unknown {
  const kind = random();
  if (kind < 0.45) return pick(texts, random);
  if (kind < 0.65) return pick(numbers, random);
  if (kind < 0.75) return pick([true, false, null], random);
  if (kind < 0.85) return Array.from({ length: Math.floor(random() * 5) }, () => anything(random));
  if (kind < 0.88) return nested(50);
  // A name that objects have already, as JSON can carry it.
  return JSON.parse(`{"__proto__":{"admin":true},"constructor":1,"id":${JSON.stringify(pick(numbers, random))}}`);
}

/** A value that has the right shape down to its leaves, where it has anything; now and then not even the shape. */
function valueFor(schema: GraphQLSchema, type: string, random: Random, depth = 0): unknown {
  if (random() < 0.05) return anything(random);
  const bare = type.replace(/!$/, "");
  if (bare.startsWith("[")) {
    const inner = bare.slice(1, -1);
    return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(schema, inner, random, depth + 1));
  }
  if (!type.endsWith("!") && random() < 0.2) return null;
  const named = schema.getType(bare);
  if (named && "getFields" in named && depth < 6) {
    const fields = Object.values(named.getFields() as Record<string, { name: string; type: unknown }>);
    return Object.fromEntries(
      fields
        .filter((field) => String(field.type).endsWith("!") || random() < 0.7)
        .map((field) => [field.name, valueFor(schema, String(field.type), random, depth + 1)]),
    );
  }
  if (named && "getValues" in named && random() < 0.8) {
    return pick(
      (named.getValues() as readonly { name: string }[]).map(({ name }) => name),
      random,
    );
  }
  // Right for the schema nine times of ten, so that it reaches the modules.
  if (random() < 0.1) return anything(random);
  if (bare === "Int") return pick([0, -1, 1, 50, 51, 2 ** 31 - 1, -(2 ** 31)], random);
  if (bare === "Float") return pick(numbers, random);
  if (bare === "Boolean") return random() < 0.5;
  return pick(texts, random);
}

export type MalformedCall = { readonly operationName: string; readonly body: string };

/** Calls of every operation of the schema, with random arguments. */
export function malformedCalls(sdl: string): (random: Random) => MalformedCall {
  const schema = buildSchema(sdl, { assumeValid: true });
  const operations = [...fieldsOf(schema, "query"), ...fieldsOf(schema, "mutation")];
  return (random) => {
    const { kind, field } = pick(operations, random);
    const args = field.args.map(({ name, type }) => ({ name, type: String(type) }));
    const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
    const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
    const leaf = isLeafType(getNamedType(field.type));
    const query = `${kind} ${field.name}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${leaf ? "" : "{ __typename }"} }`;
    const variables = Object.fromEntries(args.map(({ name, type }) => [name, valueFor(schema, type, random)]));
    return {
      operationName: field.name,
      body: spoil(JSON.stringify({ operationName: field.name, query, variables }), random),
    };
  };
}

type Operation = { readonly kind: "query" | "mutation"; readonly field: GraphQLField<unknown, unknown> };

function fieldsOf(schema: GraphQLSchema, kind: "query" | "mutation"): Operation[] {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
}

/** One in ten is not even JSON any more, or JSON of another kind. */
function spoil(json: string, random: Random): string {
  if (random() < 0.9) return json;
  const at = Math.floor(random() * json.length);
  return pick(
    [
      json.slice(0, at),
      `${json.slice(0, at)}\u0000${json.slice(at)}`,
      `${json.slice(0, at)}${json.slice(at + 1)}`,
      `[${json},${json}]`,
      json.replace(/:\d+/, ":1e400"),
      json.replace('"variables"', '"__proto__"'),
      "[".repeat(20_000),
      '{"a":'.repeat(10_000),
      '"text"',
      "null",
      "",
    ],
    random,
  );
}
