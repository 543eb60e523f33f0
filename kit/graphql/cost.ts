import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

const pageSizeNames = new Set(["first", "last", "limit", "pageSize"]);
// A list of unknown length counts as short: its real length is bounded by the data, not by the caller.
const plainListFactor = 2;

/** The largest page size in a value: the value of a known name, also inside input objects. */
function pageSizeIn(value: unknown, levels = 3): number {
  if (typeof value !== "object" || value === null || levels === 0) return 0;
  let largest = 0;
  for (const [name, inner] of Object.entries(value)) {
    const size = pageSizeNames.has(name) && typeof inner === "number" ? inner : pageSizeIn(inner, levels - 1);
    largest = Math.max(largest, size);
  }
  return largest;
}

function factorOf(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number {
  const given: Record<string, unknown> = {};
  for (const argument of field.args) given[argument.name] = argument.defaultValue;
  for (const argument of node.arguments ?? []) {
    const value: unknown = valueFromASTUntyped(argument.value, variables);
    if (value !== undefined) given[argument.name.value] = value;
  }
  const pageSize = pageSizeIn(given);
  if (pageSize > 0) return pageSize;
  return isListType(getNullableType(field.type)) ? plainListFactor : 1;
}

type Factor = (node: FieldNode, field: GraphQLField<unknown, unknown>) => number;

/** Whether the response may contain more fields than the budget, every page full. */
export const exceedsCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  budget: number,
): boolean => exceeds(schema, document, operation, budget, (node, field) => factorOf(node, field, variables));

/** Whether the operation selects more fields than the budget once every fragment is expanded. */
export const exceedsFields = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  budget: number,
): boolean => exceeds(schema, document, operation, budget, () => 1);

/** Adds up the fields, and stops as soon as there are more than the budget. */
function exceeds(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  budget: number,
  factorOfField: Factor,
): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  let spent = 0;

  const walk = (set: SelectionSetNode, type: GraphQLNamedType | undefined, factor: number): void => {
    for (const selection of set.selections) {
      if (spent > budget) return;
      if (selection.kind === Kind.FIELD) {
        spent += factor;
        if (!selection.selectionSet || !(isObjectType(type) || isInterfaceType(type))) continue;
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        walk(selection.selectionSet, getNamedType(field.type), factor * factorOfField(selection, field));
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value;
      walk(fragment.selectionSet, condition === undefined ? type : schema.getType(condition), factor);
    }
  };

  walk(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1);
  return spent > budget;
}

/** The variables' values for the cost: as sent, else the operation's defaults. */
export function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const values: Record<string, unknown> = { ...variables };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (values[name] === undefined && defaultValue) values[name] = valueFromASTUntyped(defaultValue);
  }
  return values;
}
