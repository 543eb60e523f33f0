import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";

/** A file of operations and fragments. */
export type DocumentFile = { readonly path: string; readonly text: string };

/** The parsed files of one schema; names are unique over all of them. */
export type DocumentSet = {
  readonly files: readonly { readonly path: string; readonly document: DocumentNode }[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

/** Every problem found, one "file:line message" each. */
export class DocumentProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "DocumentProblems";
    this.problems = problems;
  }
}

function whereOf(error: GraphQLError): string {
  const node = error.nodes?.[0];
  const source = node?.loc?.source.name ?? error.source?.name ?? "?";
  return `${source}:${error.locations?.[0]?.line ?? 1}`;
}

const described = (error: GraphQLError): string => `${whereOf(error)} ${error.message}`;

/** Parses the files and checks every document against the schema. */
export function readDocuments(schema: GraphQLSchema, files: readonly DocumentFile[]): DocumentSet {
  const problems: string[] = [];
  const parsed = files.flatMap(({ path, text }) => {
    try {
      return [{ path, document: parse(new Source(text, path)) }];
    } catch (problem) {
      if (!(problem instanceof GraphQLError)) throw problem;
      problems.push(described(problem));
      return [];
    }
  });

  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { path, document } of parsed) {
    for (const node of document.definitions) {
      const line = `${path}:${node.loc?.startToken.line ?? 1}`;
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
      else if (node.kind !== Kind.OPERATION_DEFINITION)
        problems.push(`${line} only operations and fragments belong here`);
      else if (!node.name) problems.push(`${line} an operation needs a name`);
    }
  }

  // One document of everything: fragments are found in any file, and duplicate names are reported.
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: parsed.flatMap(({ document }) => document.definitions),
  };
  if (problems.length === 0 && whole.definitions.length > 0) {
    const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
    problems.push(...validate(schema, whole, rules).map(described));
  }
  if (problems.length > 0) throw new DocumentProblems(problems);
  return { files: parsed, fragments };
}

function spreadNames(node: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  const names: string[] = [];
  visit(node, {
    enter: (child) => {
      if (child.kind === Kind.FRAGMENT_SPREAD) names.push(child.name.value);
    },
  });
  return names;
}

/**
 * The name a document is sent under (`opname`): that of its first operation, as in the specification. Its name in the file belongs
 * to the TypeScript beside it, where two documents may use the same operation.
 */
export function operationNameOf({ name, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : (name?.value ?? "");
}

/** The text that is sent: the operation and every fragment it needs, minified. */
export function wireText(set: DocumentSet, operation: OperationDefinitionNode): string {
  const needed = new Set<FragmentDefinitionNode>();
  const gather = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    for (const name of spreadNames(node)) {
      const fragment = set.fragments.get(name);
      if (!fragment || needed.has(fragment)) continue;
      needed.add(fragment);
      gather(fragment);
    }
  };
  gather(operation);
  const sent = { ...operation, name: { kind: Kind.NAME, value: operationNameOf(operation) } } as const;
  return stripIgnoredCharacters([sent, ...needed].map((node) => print(node)).join("\n"));
}
