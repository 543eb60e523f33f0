import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql";

/** The schema name of the field with this response key; a caller may alias it. */
export function rootFieldOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  responseName: string,
): string | null {
  const fragmentSet = (name: string): SelectionSetNode | undefined =>
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .find((fragment) => fragment.name.value === name)?.selectionSet;
  const within = (set: SelectionSetNode): string | null => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if ((selection.alias ?? selection.name).value === responseName) return selection.name.value;
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragmentSet(selection.name.value);
      const found = inner ? within(inner) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return within(operation.selectionSet);
}
