import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { answeredAt, loyaltyOperations, loyaltyPath } from "./loyalty-endpoint.ts";

const schemaText = readFileSync(new URL("../../../modules/loyalty/server/schema.graphql", import.meta.url), "utf8");

/** Every operation the module adds to the schema. */
function operationsOf(text: string): string[] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeExtension" && ["Query", "Mutation"].includes(definition.name.value)
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );
}

test("2A-07 every operation of the loyalty module is answered at the loyalty endpoint, and no other", () => {
  expect([...loyaltyOperations].sort()).toEqual(operationsOf(schemaText).sort());
  for (const name of loyaltyOperations) {
    expect(answeredAt(`${loyaltyPath}?opname=${name}`)).toBe(`/graphql?opname=${name}`);
  }
});

test("2A-07 requests of the club's own service and of every other path are unchanged", () => {
  const others = fc.oneof(
    fc.webPath(),
    fc.constantFrom(loyaltyPath, `${loyaltyPath}?opname=clubInfo`, "/graphql?opname=mapClubUnbind"),
  );
  fc.assert(
    fc.property(others, (url) => {
      expect(answeredAt(url)).toBe(url);
    }),
  );
});
