import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from "graphql";

function wholeNumber(value: unknown): number {
  const number = typeof value === "bigint" ? Number(value) : value;
  if (typeof number === "number" && Number.isSafeInteger(number)) return number;
  throw new GraphQLError(`Long cannot represent the value ${String(value)}`);
}

/** A whole number beyond GraphQL's 32-bit Int, safe in JavaScript. PostgreSQL's bigint texts are accepted too. */
export const longScalar = new GraphQLScalarType<number, number>({
  name: "Long",
  serialize: (value) => wholeNumber(typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value),
  parseValue: wholeNumber,
  parseLiteral: (node) => {
    if (node.kind !== Kind.INT) throw new GraphQLError("Long cannot represent a value that is not a whole number");
    return wholeNumber(Number(node.value));
  },
});

/** Any JSON value, passed through. */
export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
