import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  visit,
} from "graphql";

/** Limits of a document's size and cost. */
export type Limits = {
  /** Characters of the text. */
  readonly characters: number;
  readonly tokens: number;
  /** Levels of nested fields. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields directly under the query or the mutation. */
  readonly rootFields: number;
  /** Entries of any one selection set. */
  readonly selections: number;
  /** How often one selection set may name the same field; validation compares them pairwise, so many are expensive. */
  readonly repeats: number;
  /** Fields of the whole operation, counting a fragment each time it is used; bounds the time to compile it. */
  readonly fields: number;
  /** Fields of the response, page sizes multiplied in. */
  readonly cost: number;
};

export const defaultLimits: Limits = {
  characters: 20_000,
  tokens: 2_000,
  depth: 10,
  aliases: 15,
  directives: 50,
  rootFields: 20,
  selections: 100,
  repeats: 5,
  fields: 1_000,
  cost: 30_000,
};

const isIntrospection = (name: string): boolean => name === "__schema" || name === "__type";

/** The limits that need no schema. They run before validation, whose own cost grows with the document. */
export function structureProblems(document: DocumentNode, limits: Limits): GraphQLError[] {
  const counts = { aliases: 0, directives: 0, selections: 0, repeats: 0 };
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.DIRECTIVE) counts.directives += 1;
      if (node.kind === Kind.FIELD && node.alias) counts.aliases += 1;
      if (node.kind === Kind.SELECTION_SET) {
        counts.selections = Math.max(counts.selections, node.selections.length);
        counts.repeats = Math.max(counts.repeats, mostRepeated(node));
      }
    },
  });
  const measure = measurer(document);
  const operations = document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
  const largest = (of: (set: SelectionSetNode) => number) =>
    Math.max(0, ...operations.map(({ selectionSet }) => of(selectionSet)));

  const found: readonly [what: string, count: number, limit: number][] = [
    ["aliases", counts.aliases, limits.aliases],
    ["directives", counts.directives, limits.directives],
    ["fields in one selection", counts.selections, limits.selections],
    ["repeats of one field", counts.repeats, limits.repeats],
    ["fields at the root", largest((set) => measure(set).fields), limits.rootFields],
    ["levels", largest((set) => measure(set).depth), limits.depth],
  ];
  return found
    .filter(([, count, limit]) => count > limit)
    .map(([what, , limit]) => new GraphQLError(`The document has too many ${what}: at most ${limit} are allowed.`));
}

function mostRepeated(set: SelectionSetNode): number {
  const times = new Map<string, number>();
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const key = selection.alias?.value ?? selection.name.value;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...times.values());
}

type Measure = { readonly depth: number; readonly fields: number };

/** Measures selection sets; each fragment only once, because nested fragments would multiply the work. */
function measurer(document: DocumentNode): (set: SelectionSetNode) => Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    // A cycle meets this entry while it is being measured; validation reports the cycle itself.
    known.set(name, { depth: 0, fields: 0 });
    const fragment = fragments.get(name);
    const measure = fragment ? ofSet(fragment.selectionSet) : { depth: 0, fields: 0 };
    known.set(name, measure);
    return measure;
  };

  const ofSet = (set: SelectionSetNode): Measure => {
    let depth = 0;
    let fields = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        const below =
          selection.selectionSet && !isIntrospection(selection.name.value) ? ofSet(selection.selectionSet) : null;
        depth = Math.max(depth, 1 + (below?.depth ?? 0));
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? ofSet(selection.selectionSet) : ofFragment(selection.name.value);
      fields += inner.fields;
      depth = Math.max(depth, inner.depth);
    }
    return { depth, fields };
  };
  return ofSet;
}
