import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8"));
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

test("OP-60 every operation says in a sentence what the server does", () => {
  expect(operations.length).toBeGreaterThan(100);
  const silent = operations.filter(({ description }) => !/\w.*[.)]$/s.test(description?.trim() ?? ""));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
