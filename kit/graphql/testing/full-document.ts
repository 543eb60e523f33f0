import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { neededArguments } from "./minimal-document.ts";

/** A document that selects everything a query can answer. `given` are its arguments; without them any of the right types. */
export function fullDocument(field: GraphQLField<unknown, unknown>, given?: string): string {
  const selected = selectionOf(field.type, []);
  return `query ${field.name} { ${field.name}${given === undefined ? neededArguments(field) : given}${selected} }`;
}

function selectionOf(type: GraphQLOutputType, around: readonly string[]): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return "";
  const inside = [...around, named.name];
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some((arg) => isNonNullType(arg.type)))
    // A type inside itself would never end.
    .filter((one) => !inside.includes(getNamedType(one.type).name))
    .map((one) => `${one.name}${selectionOf(one.type, inside)}`);
  return fields.length === 0 ? " { __typename }" : ` { ${fields.join(" ")} }`;
}
