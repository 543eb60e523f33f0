import { isNode, type Node } from "./syntax-node.ts";

const otherOperator: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
};

const otherMethod: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  max: "min",
  min: "max",
  floor: "ceil",
  ceil: "floor",
};

/** Methods whose call can be removed without changing the type. */
const removableMethods = new Set(["filter", "sort", "toSorted", "reverse", "slice"]);

/** Replacements of an expression, as source text. */
export function expressionChanges(node: Node, parent: Node | null, source: string): string[] {
  const text = (value: unknown) => (isNode(value) ? source.slice(value.start, value.end) : "");
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const operator = otherOperator[String(node.operator)];
      if (operator === undefined || (node.operator === "+" && (isText(node.left) || isText(node.right)))) return [];
      return [withOperator(node, operator, source)];
    }
    case "UnaryExpression":
      return node.operator === "!" ? [text(node.argument)] : [];
    case "ConditionalExpression":
      return [text(node.consequent), text(node.alternate)];
    case "Literal":
      return literalChanges(node, parent);
    case "CallExpression":
      return callChanges(node, text);
    default:
      return parent?.type === "IfStatement" && parent.test === node ? ["true", "false"] : [];
  }
}

/** Only the operator changes: brackets around either side stay. */
function withOperator({ start, end, left, right, operator }: Node, other: string, source: string): string {
  if (!isNode(left) || !isNode(right)) return source.slice(start, end);
  const between = source.slice(left.end, right.start).replace(String(operator), other);
  return source.slice(start, left.end) + between + source.slice(right.start, end);
}

const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string"));

function literalChanges({ value }: Node, parent: Node | null): string[] {
  if (typeof value === "boolean") return [String(!value)];
  // `?? 0` often guards what cannot be missing, for the compiler's sake.
  if (typeof value === "number") return parent?.operator === "??" ? [] : [String(value + 1)];
  // A code or name; texts for readers are not mutated.
  const isCode = typeof value === "string" && /^[\w.-]{1,24}$/.test(value);
  const isListed = parent?.type === "ArrayExpression" || parent?.type === "ConditionalExpression";
  return isCode && isListed ? [JSON.stringify("mutated")] : [];
}

function callChanges(node: Node, text: (value: unknown) => string): string[] {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== "MemberExpression" || callee.computed === true) return [];
  const name = text(callee.property);
  const written = text(node).slice(text(callee).length);
  if (removableMethods.has(name)) return [text(callee.object)];
  const other = otherMethod[name];
  return other === undefined ? [] : [`${text(callee.object)}.${other}${written}`];
}
