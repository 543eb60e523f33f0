import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Fragments by name, for the spreads of a document. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** One key of a response: the fields that write it, and whether a directive may omit it. */
export type SelectedKey = { readonly key: string; readonly fields: FieldNode[]; optional: boolean };

type Collecting = {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly keys: Map<string, SelectedKey>;
};

const mayBeLeftOut = (node: SelectionNode): boolean =>
  (node.directives ?? []).some(({ name }) => name.value === "skip" || name.value === "include");

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const conditionType = schema.getType(condition);
  return isAbstractType(conditionType) && schema.isSubType(conditionType, type);
}

function collect(into: Collecting, set: SelectionSetNode, type: GraphQLObjectType, optional: boolean): void {
  for (const selection of set.selections) {
    const leftOut = optional || mayBeLeftOut(selection);
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const known = into.keys.get(key);
      if (!known) into.keys.set(key, { key, fields: [selection], optional: leftOut });
      else {
        known.fields.push(selection);
        known.optional = known.optional && leftOut;
      }
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : into.fragments.get(selection.name.value);
    if (!fragment) continue;
    if (applies(into.schema, fragment.typeCondition?.name.value, type)) {
      collect(into, fragment.selectionSet, type, leftOut);
    }
  }
}

/** The keys of a response for one object type, in document order, same keys merged. */
export function keysOf(
  schema: GraphQLSchema,
  fragments: Fragments,
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
): SelectedKey[] {
  const keys = new Map<string, SelectedKey>();
  for (const set of sets) collect({ schema, fragments, keys }, set, type, false);
  return [...keys.values()];
}

/** The object types a value of this type may have. */
export function objectTypesOf(schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] {
  return isAbstractType(type) ? schema.getPossibleTypes(type) : isCompositeType(type) ? [type] : [];
}
