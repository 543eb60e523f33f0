import { posix } from "node:path";

const forbiddenNames = ["utils", "util", "helpers", "helper", "misc", "common", "shared", "manager"];
const longest = 300;

/** Violations of a file's name and length. */
export function fileProblems(path: string, source: string): string[] {
  return [nameProblem(path), caseProblem(path), lengthProblem(source)].filter((problem) => problem !== null);
}

function nameProblem(path: string): string | null {
  const parts = path.split("/").map((part) => part.split(".")[0] ?? "");
  const found = parts.flatMap((part) => forbiddenNames.filter((word) => part === word || part.endsWith(`-${word}`)))[0];
  return found === undefined ? null : `the name "${found}" says nothing: name the thing itself`;
}

function caseProblem(path: string): string | null {
  const file = posix.basename(path);
  const namedByItsOperation = /\/operations\/[A-Za-z]+(\.test)?\.ts$/.test(path);
  if (namedByItsOperation || /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file)) return null;
  return "file names are kebab-case, except operations, which bear the operation's exact name";
}

function lengthProblem(source: string): string | null {
  const lines = source.trimEnd().split("\n").length;
  return lines <= longest ? null : `${lines} lines are more than ${longest}: one idea per file`;
}
