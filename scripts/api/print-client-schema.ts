import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import { scalarTypeOf } from "#kit/graphql/documents/scalar-types.ts";

type Operation = GraphQLField<unknown, unknown>;

/** Operations of the sign-in: a program with a key does not sign in. */
const isForPeople = ({ name }: Operation): boolean => name.startsWith("staff");

const text = (type: GraphQLType): string => {
  if (isNonNullType(type)) return withoutNull(type.ofType);
  return `${withoutNull(type)} | null`;
};

function withoutNull(type: GraphQLType): string {
  if (isNonNullType(type)) return withoutNull(type.ofType);
  if (isListType(type)) return `ReadonlyArray<${text(type.ofType)}>`;
  if (isScalarType(type)) return scalarTypeOf(type);
  return getNamedType(type).name;
}

function declaration(type: GraphQLNamedType): string | null {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => JSON.stringify(name));
    return `export type ${type.name} = ${values.join(" | ")};`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => {
      const isOptional = field.defaultValue !== undefined || !isNonNullType(field.type);
      return `readonly ${field.name}${isOptional ? "?" : ""}: ${text(field.type)}`;
    });
    return `export type ${type.name} = { ${fields.join("; ")} };`;
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type: of }) => `readonly ${name}: ${text(of)}`);
    return `export type ${type.name} = { ${fields.join("; ")} };`;
  }
  return null;
}

/** The types these operations take and answer, each once. */
function typesOf(operations: readonly Operation[]): GraphQLNamedType[] {
  const found = new Map<string, GraphQLNamedType>();
  const add = (given: GraphQLType): void => {
    const type = getNamedType(given);
    if (found.has(type.name)) return;
    found.set(type.name, type);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) add(field.type);
    }
  };
  for (const { type, args } of operations) {
    add(type);
    for (const argument of args) add(argument.type);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function signatures(name: string, operations: readonly Operation[]): string {
  const lines = operations.map(({ name: operation, args, type, description }) => {
    const given = args.map((argument) => {
      const isOptional = argument.defaultValue !== undefined || !isNonNullType(argument.type);
      return `readonly ${argument.name}${isOptional ? "?" : ""}: ${text(argument.type)}`;
    });
    const about = description ? `  /** ${description.replaceAll(/\s+/g, " ").replaceAll("*/", "* /")} */\n` : "";
    const variables = given.length === 0 ? "Record<never, never>" : `{ ${given.join("; ")} }`;
    return `${about}  readonly ${operation}: { readonly variables: ${variables}; readonly answer: ${text(type)} };`;
  });
  return `export type ${name} = {\n${lines.join("\n")}\n};`;
}

/** The GraphQL types of every argument, which a document has to name. */
const argumentTypes = (operations: readonly Operation[]): string => {
  const lines = operations
    .filter(({ args }) => args.length > 0)
    .map(
      ({ name, args }) =>
        `  ${name}: { ${args.map((one) => `${one.name}: ${JSON.stringify(String(one.type))}`).join(", ")} },`,
    );
  return `export const argumentTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${lines.join("\n")}\n};`;
};

/** The types of the client for other programs: every operation of the schema a key can call. */
export function printClientSchema(schema: GraphQLSchema): string {
  const operationsOf = (type: ReturnType<typeof schema.getQueryType>) =>
    Object.values(type?.getFields() ?? {}).filter((operation) => !isForPeople(operation));
  const [queries, mutations] = [operationsOf(schema.getQueryType()), operationsOf(schema.getMutationType())];
  const both = [...queries, ...mutations];
  return [
    "// Generated from the schema of the back office by `npm run generate`. Do not edit.",
    signatures("Queries", queries),
    signatures("Mutations", mutations),
    argumentTypes(both),
    ...typesOf(both).flatMap((type) => declaration(type) ?? []),
    "",
  ].join("\n");
}
