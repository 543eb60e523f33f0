import type { GraphQLScalarType } from "graphql";

const known: Readonly<Record<string, string>> = {
  Int: "number",
  Float: "number",
  Long: "number",
  String: "string",
  ID: "string",
  Boolean: "boolean",
  JSON: "unknown",
};

/** The TypeScript type a scalar has in JSON. */
export function scalarTypeOf(scalar: GraphQLScalarType): string {
  const type = known[scalar.name];
  if (!type)
    throw new Error(`the scalar ${scalar.name} has no TypeScript type in kit/graphql/documents/scalar-types.ts`);
  return type;
}
