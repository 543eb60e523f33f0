import { isNode, type Node } from "./syntax-node.ts";

/** Patterns and replacements; each match is one mutant. */
const changes: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/ <= /g, " < "],
  [/ < /g, " <= "],
  [/ >= /g, " > "],
  [/ > /g, " >= "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/\bgreatest\(/g, "least("],
  [/\bleast\(/g, "greatest("],
  [/\bnot exists\b/g, "exists"],
  [/(?<!not )\bexists \(/g, "not exists ("],
  [/\bis null\b/g, "is not null"],
  [/\bis not null\b/g, "is null"],
  [/\bdesc\b/g, ""],
  [/(?<= |\()'[\w-]{1,20}'/g, "'mutated'"],
  [/(?<=\bwhere\b[^;]*) and (?=[\w.]+ )/g, " or "],
];

/** Mutants of a statement in a `sql` template: a store's rules are in its SQL. */
export function sqlChanges(node: Node, source: string): string[] {
  if (node.type !== "TaggedTemplateExpression" || !isNode(node.tag) || !isNode(node.quasi)) return [];
  if (!source.slice(node.tag.start, node.tag.end).startsWith("sql")) return [];
  const quasis = Array.isArray(node.quasi.quasis) ? node.quasi.quasis.filter(isNode) : [];
  return quasis.flatMap(({ start, end }) =>
    changes.flatMap(([pattern, replacement]) =>
      [...source.slice(start, end).matchAll(pattern)]
        .filter((match) => !isBetween(source.slice(start, start + match.index), match[0]))
        .map((match) => {
          const at = start + match.index;
          return source.slice(node.start, at) + replacement + source.slice(at + match[0].length, node.end);
        }),
    ),
  );
}

/** The `and` of `between x and y` joins no conditions. */
const isBetween = (before: string, match: string): boolean =>
  match === " and " && /\bbetween\s+\S+$/i.test(before.trimEnd());
