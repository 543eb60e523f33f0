import { readFileSync } from "node:fs";
import {
  buildASTSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isInterfaceType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from "graphql";
import { baseScalars, baseSdl } from "./base-schema.ts";
import type { RequestContext } from "./context.ts";
import { joinSdl, type SdlSource } from "./join-sdl.ts";
import type { ShopModule, TypeResolvers } from "./shop-module.ts";

/** Builds the types of one schema from the modules' SDL and the base SDL, without resolvers. */
export function schemaFromSdl(sources: readonly SdlSource[]): GraphQLSchema {
  const document = joinSdl([{ name: "base", text: baseSdl }, ...sources]);
  // Generating the documents validates the schema; a production start does not repeat it.
  const schema = buildASTSchema(document, { assumeValid: process.env.NODE_ENV === "production" });
  const [problem] = validateSchema(schema);
  if (problem) throw new Error(`the joined schema is not valid: ${problem.message}`);
  for (const [name, scalar] of Object.entries(baseScalars)) {
    const declared = schema.getType(name);
    if (!(declared instanceof GraphQLScalarType)) throw new Error(`the scalar ${name} is missing in the schema`);
    declared.serialize = scalar.serialize;
    declared.parseValue = scalar.parseValue;
    declared.parseLiteral = scalar.parseLiteral;
  }
  return schema;
}

/** Joins the modules' schemas into one and attaches their resolvers. Throws with a message on any mismatch. */
export function joinSchemas(modules: readonly ShopModule[]): GraphQLSchema {
  const schema = schemaFromSdl(
    modules.map((module) => ({ name: module.name, text: readFileSync(module.schema, "utf8") })),
  );
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module.resolvers)) {
      if (resolvers) attach(schema.getType(typeName), typeName, resolvers, module.name);
    }
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.resolve) throw new Error(`the field ${root?.name}.${field.name} has no resolver`);
    }
  }
  return schema;
}

/** The joined schema as text, in a stable order. */
export const printJoinedSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

function attach(type: GraphQLNamedType | undefined, typeName: string, resolvers: TypeResolvers, module: string): void {
  if (!type) throw new Error(`the module "${module}" has resolvers for the type ${typeName}, which no schema defines`);
  for (const [fieldName, resolver] of Object.entries(resolvers)) {
    const refuse = (why: string) =>
      new Error(`the module "${module}" has a resolver for ${typeName}.${fieldName}, ${why}`);
    if (fieldName === "__resolveType") {
      if (!isInterfaceType(type) && !isUnionType(type)) throw refuse("but it is neither an interface nor a union");
      type.resolveType = resolver as unknown as GraphQLTypeResolver<unknown, RequestContext>;
      continue;
    }
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw refuse("which no schema defines");
    if (field.resolve) throw refuse("but another module already answers it");
    field.resolve = resolver as GraphQLFieldResolver<unknown, RequestContext>;
  }
}
