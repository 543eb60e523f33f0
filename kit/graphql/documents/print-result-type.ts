import {
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type SelectionSetNode,
} from "graphql";
import { scalarTypeOf } from "./scalar-types.ts";
import { type Fragments, keysOf, objectTypesOf, type SelectedKey } from "./selection-shape.ts";

/** The TypeScript type of a response to these selections on this type. */
export function printResultType(
  schema: GraphQLSchema,
  fragments: Fragments,
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
): string {
  const objectTypes = objectTypesOf(schema, type);
  // Object types with the same keys share one shape, so an interface without type conditions stays one object.
  const shapes = new Map<string, { typeNames: string[]; print: (typeNames: string[]) => string }>();
  for (const objectType of objectTypes) {
    const keys = keysOf(schema, fragments, sets, objectType);
    const print = (typeNames: string[]) => printObject(schema, fragments, keys, objectType, typeNames);
    const shape = print(["?"]);
    const known = shapes.get(shape);
    if (known) known.typeNames.push(objectType.name);
    else shapes.set(shape, { typeNames: [objectType.name], print });
  }
  return [...shapes.values()].map(({ typeNames, print }) => print(typeNames)).join(" | ") || "never";
}

function printObject(
  schema: GraphQLSchema,
  fragments: Fragments,
  keys: readonly SelectedKey[],
  objectType: GraphQLObjectType,
  typeNames: readonly string[],
): string {
  const members = keys.map(({ key, fields, optional }) => {
    const mark = optional ? "?" : "";
    const name = fields[0]?.name.value ?? key;
    if (name === "__typename") return `${key}${mark}: ${typeNames.map((each) => JSON.stringify(each)).join(" | ")}`;
    const field = objectType.getFields()[name];
    if (!field) throw new Error(`the type ${objectType.name} has no field ${name}`);
    const sets = fields.flatMap((each) => each.selectionSet ?? []);
    return `${key}${mark}: ${printOutput(schema, fragments, sets, field.type)}`;
  });
  return members.length === 0 ? "Record<never, never>" : `{ ${members.join("; ")} }`;
}

function printOutput(
  schema: GraphQLSchema,
  fragments: Fragments,
  sets: readonly SelectionSetNode[],
  type: GraphQLOutputType,
): string {
  if (!isNonNullType(type)) return `${printNonNull(type)} | null`;
  return printNonNull(type.ofType);

  function printNonNull(inner: GraphQLOutputType): string {
    if (isNonNullType(inner)) return printNonNull(inner.ofType);
    if (isListType(inner)) return `Array<${printOutput(schema, fragments, sets, inner.ofType)}>`;
    if (isScalarType(inner)) return scalarTypeOf(inner);
    if (isEnumType(inner))
      return inner
        .getValues()
        .map(({ name }) => JSON.stringify(name))
        .join(" | ");
    return printResultType(schema, fragments, sets, inner);
  }
}
