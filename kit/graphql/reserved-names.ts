import { type DocumentNode, GraphQLError, Kind, visit } from "graphql";

/**
 * Author-chosen names must not begin with two underscores: GraphQL reserves them, and `__proto__` has a meaning in JavaScript.
 * Returns an error for the first such name, else null.
 */
export function reservedName(document: DocumentNode): GraphQLError | null {
  let found: GraphQLError | null = null;
  const check = (name: string | undefined) => {
    if (name?.startsWith("__"))
      found ??= new GraphQLError(`The name "${name}" is reserved: it begins with two underscores.`);
  };
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD) check(node.alias?.value);
      if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) check(node.name?.value);
      if (node.kind === Kind.VARIABLE_DEFINITION) check(node.variable.name.value);
    },
  });
  return found;
}
