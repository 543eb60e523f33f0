import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sha256Of } from "#kit/graphql/trusted-documents.ts";
import { generateDocuments } from "./generate-documents.ts";

const files = {
  "modules/cart/server/schema.graphql": "extend type Query { cart: Cart } type Cart { id: ID! lines: [Line!]! }",
  "modules/stock/server/schema.graphql": "type Line { sku: String! }",
  "modules/cart/web/parts/line.graphql": "fragment Line_l on Line { sku }",
  "modules/cart/web/cart.graphql": "query readCart { cart { id lines { ...Line_l } } }",
  "modules/cart/web/points.club.graphql": "query readPoints { points }",
  "apps/storefront/app/shell/header.graphql": "query header { cart { id } }",
  "apps/club/schema.graphql": "extend type Query { points: Int! }",
  "apps/club/pages/pin.graphql": "query pin { points }",
};

function project(changes: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "documents-"));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries({ ...files, ...changes })) put(path, text);
  return { root, put, read: (path: string) => readFileSync(join(root, path), "utf8") };
}

test("it writes a module beside every document, the registry and the joined schema", () => {
  const { root, read } = project();
  const { written, operations } = generateDocuments(root, { check: false });
  expect(operations).toBe(4);
  expect([...written].sort()).toEqual([
    "apps/club/pages/pin.graphql.gen.ts",
    "apps/storefront/app/shell/header.graphql.gen.ts",
    "build/documents.json",
    "docs/schema.graphql",
    "modules/cart/web/cart.graphql.gen.ts",
    "modules/cart/web/parts/line.graphql.gen.ts",
    "modules/cart/web/points.club.graphql.gen.ts",
  ]);
  expect(
    read("modules/cart/web/cart.graphql.gen.ts"),
  ).toBe(`import type { TypedDocument } from "#kit/graphql/client.ts";

export type ReadCartVariables = Record<never, never>;

export type ReadCartResult = { cart: { id: string; lines: Array<{ sku: string }> } | null };

export const readCartDocument: TypedDocument<ReadCartResult, ReadCartVariables> = {
  name: "cart",
  text: "query cart{cart{id lines{...Line_l}}}fragment Line_l on Line{sku}",
};
`);
  expect(read("docs/schema.graphql")).toContain("type Line {\n  sku: String!\n}");
});

test("the registry separates the documents of the two endpoints", () => {
  const { root, read } = project();
  generateDocuments(root, { check: false });
  expect(JSON.parse(read("build/documents.json"))).toEqual({
    shop: {
      [sha256Of("query cart{cart{id lines{...Line_l}}}fragment Line_l on Line{sku}")]: "cart",
      [sha256Of("query cart{cart{id}}")]: "cart",
    },
    // Two files contain the same document.
    club: { [sha256Of("query points{points}")]: "points" },
  });
});

test("a second run writes nothing", () => {
  const { root } = project();
  generateDocuments(root, { check: false });
  const before = statSync(join(root, "docs/schema.graphql")).mtimeMs;
  expect(generateDocuments(root, { check: false }).written).toEqual([]);
  expect(statSync(join(root, "docs/schema.graphql")).mtimeMs).toBe(before);
});

test("an invalid document fails with its file and line, and nothing is written", () => {
  const { root } = project({ "modules/cart/web/cart.graphql": "query readCart {\n  cart {\n    nothing\n  }\n}" });
  expect(() => generateDocuments(root, { check: false })).toThrow(
    'modules/cart/web/cart.graphql:3 Cannot query field "nothing" on type "Cart".',
  );
  expect(existsSync(join(root, "build"))).toBe(false);
});

test("a club document is checked against the club's schema only", () => {
  const { root } = project({ "modules/cart/web/points.club.graphql": "query readPoints { cart { id } }" });
  expect(() => generateDocuments(root, { check: false })).toThrow(
    'modules/cart/web/points.club.graphql:1 Cannot query field "cart"',
  );
});

test("documents without any schema fail with a sentence", () => {
  const root = mkdtempSync(join(tmpdir(), "documents-"));
  mkdirSync(join(root, "modules/cart/web"), { recursive: true });
  writeFileSync(join(root, "modules/cart/web/cart.graphql"), "query q { cart }");
  expect(() => generateDocuments(root, { check: false })).toThrow(
    "modules/cart/web/cart.graphql:1 there is no schema at modules/*/server/schema.graphql",
  );
});

test("--check fails when the committed schema is out of date, and writes nothing", () => {
  const { root, put } = project();
  expect(() => generateDocuments(root, { check: true })).toThrow("docs/schema.graphql:1 is out of date");
  expect(existsSync(join(root, "docs"))).toBe(false);
  generateDocuments(root, { check: false });
  expect(generateDocuments(root, { check: true })).toEqual({ written: [], operations: 4 });
  put("modules/stock/server/schema.graphql", "type Line { sku: String! price: Long! }");
  expect(() => generateDocuments(root, { check: true })).toThrow("docs/schema.graphql:1 is out of date");
});
