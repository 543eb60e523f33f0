import { type DocumentNode, type GraphQLSchema, isCompositeType, Kind } from "graphql";
import { sha256Of } from "../trusted-documents.ts";
import { type DocumentSet, operationNameOf, wireText } from "./document-set.ts";
import { type InputTypes, printInputTypes, printVariablesType } from "./print-input-types.ts";
import { printResultType } from "./print-result-type.ts";

/** An operation as listed in the registry of trusted documents. */
type RegisteredDocument = { readonly name: string; readonly sha256: string };

/** The generated TypeScript module beside one .graphql file. */
export type PrintedModule = { readonly text: string; readonly registered: readonly RegisteredDocument[] };

export function printModule(schema: GraphQLSchema, set: DocumentSet, document: DocumentNode): PrintedModule {
  const met: InputTypes = new Map();
  const declarations: string[] = [];
  const registered: RegisteredDocument[] = [];

  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      const type = schema.getType(node.typeCondition.name.value);
      if (!isCompositeType(type)) throw new Error(`the fragment ${node.name.value} is on no composite type`);
      const result = printResultType(schema, set.fragments, [node.selectionSet], type);
      declarations.push(`export type ${node.name.value} = ${result};`);
    }
    if (node.kind === Kind.OPERATION_DEFINITION && node.name) {
      const root = schema.getRootType(node.operation);
      if (!root) throw new Error(`the schema has no ${node.operation}`);
      const name = node.name.value;
      const typeName = name.charAt(0).toUpperCase() + name.slice(1);
      const sentAs = operationNameOf(node);
      const text = wireText(set, node);
      registered.push({ name: sentAs, sha256: sha256Of(text) });
      declarations.push(
        `export type ${typeName}Variables = ${printVariablesType(schema, node, met)};`,
        `export type ${typeName}Result = ${printResultType(schema, set.fragments, [node.selectionSet], root)};`,
        `export const ${name}Document: TypedDocument<${typeName}Result, ${typeName}Variables> = {\n` +
          `  name: ${JSON.stringify(sentAs)},\n  text: ${JSON.stringify(text)},\n};`,
      );
    }
  }

  const parts = [...printInputTypes(met), ...declarations];
  if (registered.length > 0) parts.unshift('import type { TypedDocument } from "#kit/graphql/client.ts";');
  return { text: `${parts.join("\n\n")}\n`, registered };
}
