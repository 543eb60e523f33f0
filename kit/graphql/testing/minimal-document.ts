import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

/** A minimal value of the right type, with required fields only. */
function anyValue(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return "[]";
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? "";
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${anyValue(field.type)}`).join(", ")} }`;
  }
  const scalar = String(inner);
  return scalar === "Boolean" ? "true" : ["Int", "Long", "Float"].includes(scalar) ? "1" : `"nonsense"`;
}

/** The required arguments of a field, with any values of the right types; empty when there are none. */
export function neededArguments({ args }: Pick<GraphQLField<unknown, unknown>, "args">): string {
  const needed = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${anyValue(arg.type)}`);
  return needed.length > 0 ? `(${needed.join(", ")})` : "";
}

/** A minimal document for one operation: enough to test its access. */
export function minimalDocument(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>): string {
  const { name, type } = field;
  return `${kind} ${name} { ${name}${neededArguments(field)}${isLeafType(getNamedType(type)) ? "" : " { __typename }"} }`;
}
