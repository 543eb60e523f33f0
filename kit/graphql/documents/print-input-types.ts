import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { scalarTypeOf } from "./scalar-types.ts";

/** Input types found while printing, by name; they may refer to each other and to themselves, so each gets a name. */
export type InputTypes = Map<string, GraphQLInputObjectType>;

function printInput(type: GraphQLInputType, met: InputTypes): string {
  if (isNonNullType(type)) return printNonNull(type.ofType, met);
  return `${printNonNull(type, met)} | null`;
}

function printNonNull(type: GraphQLInputType, met: InputTypes): string {
  if (isNonNullType(type)) return printNonNull(type.ofType, met);
  if (isListType(type)) return `ReadonlyArray<${printInput(type.ofType, met)}>`;
  if (isScalarType(type)) return scalarTypeOf(type);
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => JSON.stringify(name))
      .join(" | ");
  if (!met.has(type.name)) {
    met.set(type.name, type);
    for (const field of Object.values(type.getFields())) printInput(field.type, met);
  }
  return type.name;
}

const member = (name: string, type: GraphQLInputType, hasDefault: boolean, met: InputTypes): string =>
  `${name}${hasDefault || !isNonNullType(type) ? "?" : ""}: ${printInput(type, met)}`;

/** The TypeScript type of an operation's variables. */
export function printVariablesType(schema: GraphQLSchema, operation: OperationDefinitionNode, met: InputTypes): string {
  const members = (operation.variableDefinitions ?? []).map((definition) => {
    const type = typeFromAST(schema, definition.type);
    const name = definition.variable.name.value;
    if (!isInputType(type)) throw new Error(`the variable $${name} has no input type`);
    return member(name, type, definition.defaultValue !== undefined, met);
  });
  return members.length === 0 ? "Record<never, never>" : `{ ${members.join("; ")} }`;
}

/** The TypeScript declarations of the input types found. */
export function printInputTypes(met: InputTypes): string[] {
  return [...met.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => {
      const members = Object.values(type.getFields()).map((field) =>
        member(field.name, field.type, field.defaultValue !== undefined, met),
      );
      return `export type ${type.name} = { ${members.join("; ")} };`;
    });
}
