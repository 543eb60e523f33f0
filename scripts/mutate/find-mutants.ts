import { parseAst } from "rolldown/parseAst";
import { expressionChanges } from "./expression-changes.ts";
import type { Mutant } from "./mutant.ts";
import { sqlChanges } from "./sql-changes.ts";
import { isNode, type Node } from "./syntax-node.ts";

/** Every mutant of one source file. Types, imports and names of properties are left alone: changing them changes no behaviour. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const add = (node: Node, replacement: string, form: Mutant["form"]) =>
    mutants.push({
      file,
      start: node.start,
      end: node.end,
      line: lineAt(node.start),
      original: source.slice(node.start, node.end),
      replacement,
      form,
    });

  const visit = (node: Node, parent: Node | null): void => {
    if (isIgnored(node)) return;
    if (node.type === "ExpressionStatement" && isCall(node.expression)) add(node, "", "statement");
    for (const replacement of expressionChanges(node, parent, source)) add(node, replacement, "expression");
    for (const replacement of sqlChanges(node, source)) add(node, replacement, "expression");
    for (const [name, value] of Object.entries(node)) {
      if (isUnchangeable(node, name)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
    }
  };
  visit(parseAst(source, { lang: "ts" }) as unknown as Node, null);
  return mutants;
}

/** Calls without a used result, such as `await save()`: a test should fail without them. */
const isCall = (expression: unknown): boolean =>
  isNode(expression) &&
  (expression.type === "CallExpression" || (expression.type === "AwaitExpression" && isCall(expression.argument)));

const expressionsWithTypes = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

const isIgnored = ({ type }: Node): boolean =>
  (type.startsWith("TS") && !expressionsWithTypes.has(type)) ||
  type === "ImportDeclaration" ||
  type === "ExportAllDeclaration";

const isUnchangeable = (node: Node, name: string): boolean =>
  (name === "key" && node.computed !== true) ||
  name === "typeAnnotation" ||
  name === "typeArguments" ||
  name === "typeParameters" ||
  name === "returnType" ||
  (name === "source" && node.type.startsWith("Export")) ||
  // The message of an error is text for a reader.
  (node.type === "ThrowStatement" && name === "argument");
