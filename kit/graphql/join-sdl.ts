import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  isTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  Source,
} from "graphql";

/** The SDL text of one module, with its name for error messages. */
export type SdlSource = { readonly name: string; readonly text: string };

const roots = new Set(["Query", "Mutation"]);

type RootNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

const isRoot = (node: DefinitionNode): node is RootNode =>
  (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && roots.has(node.name.value);

function parseSource(source: SdlSource): DocumentNode {
  try {
    // Without source locations, which would be kept as long as the schema and are as large.
    return parse(new Source(source.text, source.name), { noLocation: true });
  } catch (problem) {
    if (!(problem instanceof GraphQLError)) throw problem;
    const line = problem.locations?.[0]?.line ?? 1;
    throw new Error(`the schema of "${source.name}" cannot be read, line ${line}: ${problem.message}`);
  }
}

/** Joins SDL texts into one document with a single Query and a single Mutation; two owners of one name are an error. */
export function joinSdl(sources: readonly SdlSource[]): DocumentNode {
  const rootFields = new Map<string, FieldDefinitionNode[]>();
  const rootDefinitions = new Map<string, ObjectTypeDefinitionNode>();
  const others: DefinitionNode[] = [];
  const owners = new Map<string, string>();

  const claim = (what: string, owner: string) => {
    const earlier = owners.get(what);
    if (earlier !== undefined) throw new Error(`${what} is defined twice: in "${earlier}" and in "${owner}"`);
    owners.set(what, owner);
  };

  for (const source of sources) {
    for (const node of parseSource(source).definitions) {
      if (!isRoot(node)) {
        if (isTypeDefinitionNode(node)) claim(`the type ${node.name.value}`, source.name);
        if (node.kind === Kind.DIRECTIVE_DEFINITION) claim(`the directive @${node.name.value}`, source.name);
        others.push(node);
        continue;
      }
      const root = node.name.value;
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION && !rootDefinitions.has(root)) rootDefinitions.set(root, node);
      const fields = rootFields.get(root) ?? [];
      for (const field of node.fields ?? []) claim(`the field ${root}.${field.name.value}`, source.name);
      rootFields.set(root, [...fields, ...(node.fields ?? [])]);
    }
  }

  const joinedRoots = [...rootFields].flatMap(([name, fields]): DefinitionNode[] => {
    if (fields.length === 0) return [];
    const description = rootDefinitions.get(name)?.description;
    const node: ObjectTypeDefinitionNode = {
      kind: Kind.OBJECT_TYPE_DEFINITION,
      name: { kind: Kind.NAME, value: name },
      fields,
      ...(description ? { description } : {}),
    };
    return [node];
  });
  return { kind: Kind.DOCUMENT, definitions: [...joinedRoots, ...others] };
}
