import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

const publicMark = Symbol("public");
const validatedMark = Symbol("validated");

/** Marks a resolver whose value depends on its arguments, the language and the device, and not on the caller. */
export const markPublic = <Resolver extends object>(resolver: Resolver): Resolver =>
  Object.assign(resolver, { [publicMark]: true });

/** Marks a resolver that adds validators (`cacheable-resolvers.ts`). */
export const markValidated = <Resolver extends object>(resolver: Resolver): Resolver =>
  Object.assign(resolver, { [validatedMark]: true });

type Asked = readonly [schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode];

/** Whether every resolver of a query is public. */
export const isPublic = (...args: Asked): boolean => isMadeOf(publicMark, ...args);

/** Whether every resolver of a query adds validators. */
export const isValidated = (...args: Asked): boolean => isMadeOf(validatedMark, ...args);

function isMadeOf(wanted: symbol, ...[schema, document, operation]: Asked): boolean {
  if (operation.operation !== "query") return false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const all = (set: SelectionSetNode, type: GraphQLNamedType | undefined): boolean =>
    set.selections.every((selection) => {
      if (selection.kind !== Kind.FIELD) {
        const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = inner?.typeCondition?.name.value;
        return inner !== undefined && all(inner.selectionSet, condition ? schema.getType(condition) : type);
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return false;
      const field = type.getFields()[selection.name.value];
      if (!field || (field.resolve && !(wanted in field.resolve))) return false;
      return !selection.selectionSet || all(selection.selectionSet, getNamedType(field.type));
    });
  return all(operation.selectionSet, schema.getQueryType() ?? undefined);
}
