import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSchema, Kind, type OperationDefinitionNode, parse } from "graphql";
import { expect, test } from "vitest";
import type { TypedDocument } from "#kit/graphql/client.ts";
import { documentedOperations } from "./documented-names.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (path: string) => buildSchema(readFileSync(resolve(root, path), "utf8"));
const schema = read("docs/schema.graphql");
const operations = [schema, read("docs/admin-schema.graphql")].flatMap((one) =>
  [one.getQueryType(), one.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {})),
);

test("OP-60 every operation has a description", () => {
  expect(operations.length).toBeGreaterThan(100);
  const silent = operations.filter(({ description }) => !/\w.*[.)]$/s.test(description?.trim() ?? ""));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("1A-13 every documented operation exists and accepts the documented arguments, each with a scalar value", () => {
  const typeOf = (type: { toString(): string }) => String(type).replaceAll(/[![\]]/g, "");
  const wrong = Object.entries(documentedOperations).flatMap(([name, wanted]) => {
    const found = operations.find((operation) => operation.name === name);
    if (!found) return [`${name} is missing`];
    return wanted
      .filter((path) => {
        const [first, ...inside] = path.split(".");
        let type = found.args.find((argument) => argument.name === first)?.type;
        for (const field of inside) {
          const input = type && schema.getType(typeOf(type));
          type =
            input && "getFields" in input
              ? Object.values(input.getFields()).find((one) => one.name === field)?.type
              : undefined;
        }
        return type === undefined;
      })
      .map((path) => `${name} does not take ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("1A-13 every document of the pages is sent under the name of an operation in it", async () => {
  const files = globSync(
    ["modules/*/{web,admin}/**/*.graphql.gen.ts", "apps/{storefront,admin}/app/**/*.graphql.gen.ts"],
    {
      cwd: root,
    },
  );
  const modules = await Promise.all(files.map((path) => import(resolve(root, path)) as Promise<object>));
  const documents = modules.flatMap((one) => Object.values(one) as TypedDocument<unknown, unknown>[]);
  expect(documents.length).toBeGreaterThan(100);
  const known = new Set(operations.map(({ name }) => name));
  const undocumented = documents.filter(({ name, text }) => {
    const [operation] = parse(text).definitions as readonly OperationDefinitionNode[];
    const requested = operation?.selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD ? [one.name.value] : [],
    );
    return operation?.name?.value !== name || !known.has(name) || !requested?.includes(name);
  });
  expect(undocumented.map(({ name }) => name)).toEqual([]);
});
