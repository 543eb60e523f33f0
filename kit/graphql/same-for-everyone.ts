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

const mark = Symbol("sameForEveryone");
const stampMark = Symbol("stamped");

/** Marks a resolver whose answer depends on its arguments, the language and the device, and on nobody who asks. */
export const markSameForEveryone = <Resolver extends object>(resolver: Resolver): Resolver =>
  Object.assign(resolver, { [mark]: true });

/** Marks a resolver that says what its answer was made of (`stamps.ts`). */
export const markStamped = <Resolver extends object>(resolver: Resolver): Resolver =>
  Object.assign(resolver, { [stampMark]: true });

type Asked = readonly [schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode];

/** Whether a query is made of such answers alone: every field that is resolved by code of ours must carry the mark. */
export const isSameForEveryone = (...asked: Asked): boolean => isMadeOf(mark, ...asked);

/** Whether every part of a query's answer comes with a stamp. */
export const isStamped = (...asked: Asked): boolean => isMadeOf(stampMark, ...asked);

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
