import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { endpointOf } from "./api-endpoint.ts";

const modules = fileURLToPath(new URL("../../../../modules/", import.meta.url));

/** Every operation a module adds to the schema. */
const operationsIn = (file: string): string[] =>
  parse(readFileSync(modules + file, "utf8")).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeExtension" && ["Query", "Mutation"].includes(definition.name.value)
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );

test("2A-07 the browser calls the club's operations at the loyalty endpoint and all others at the shop's", () => {
  const files = globSync("*/server/schema.graphql", { cwd: modules });
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const wanted = file.startsWith("loyalty/") ? "/loyalty/graphql" : "/graphql";
    for (const name of operationsIn(file)) expect([name, endpointOf(name)]).toEqual([name, wanted]);
  }
});
