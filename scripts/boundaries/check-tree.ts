import { fileProblems } from "./file-rules.ts";
import { findCycles } from "./find-cycles.ts";
import { importRules, notInContract } from "./import-rules.ts";
import { levelProblems, type ModuleManifest, moduleProblem, parseManifest } from "./modules.ts";
import { type Place, placeOf } from "./place.ts";
import { type Import, readImports } from "./read-imports.ts";

/** The files of the project by their path from its root. */
export type SourceTree = ReadonlyMap<string, string>;

export type Violation = { readonly path: string; readonly line: number; readonly message: string };

/** Everything in the tree that breaks a rule of the house, with the reason for the rule. */
export function checkTree(tree: SourceTree): Violation[] {
  const sources = [...tree].filter(([path]) => /\.(ts|tsx|mts|mjs)$/.test(path));
  const imports = new Map(sources.map(([path, source]) => [path, readImports(path, source)] as const));
  const { modules, violations: moduleViolations } = readModules(tree);
  return [
    ...moduleViolations,
    ...sources.flatMap(([path, source]) => fileProblems(path, source).map((message) => ({ path, line: 1, message }))),
    ...[...imports].flatMap(([path, found]) => found.flatMap((one) => importViolations(placeOf(path), one, modules))),
    ...cycleViolations(imports),
  ];
}

function readModules(tree: SourceTree): { modules: Map<string, ModuleManifest>; violations: Violation[] } {
  const names = new Set(
    [...tree.keys()].filter((path) => /^modules\/[^/]+\//.test(path)).map((path) => placeOf(path).name),
  );
  const modules = new Map<string, ModuleManifest>();
  const violations: Violation[] = [];
  for (const name of names) {
    const path = `modules/${name}/module.json`;
    const card = parseManifest(tree.get(path) ?? "");
    if (card) modules.set(name, card);
    else
      violations.push({
        path,
        line: 1,
        message: 'every module declares {"level": 0, "uses": []} here, so that its place is known',
      });
  }
  for (const { module, message } of levelProblems(modules))
    violations.push({ path: `modules/${module}/module.json`, line: 1, message });
  return { modules, violations };
}

function importViolations(from: Place, found: Import, modules: ReadonlyMap<string, ModuleManifest>): Violation[] {
  const complain = (because: string) => [
    { path: from.path, line: found.line, message: `must not import "${found.specifier}": ${because}` },
  ];
  if (found.target === null) {
    const tied = from.half === "contract" && !from.isTest && notInContract.test(found.specifier);
    return tied ? complain("contract runs everywhere: no React, no GraphQL, no input or output") : [];
  }
  const to = placeOf(found.target);
  const broken = importRules.find((rule) => rule.broken({ from, to, typeOnly: found.typeOnly }));
  if (broken) return complain(broken.because);
  const problem = moduleProblem(from, to, modules);
  return problem === null ? [] : complain(problem);
}

/** Types vanish before anything runs, so a circle of types alone is no circle. */
function cycleViolations(imports: ReadonlyMap<string, readonly Import[]>): Violation[] {
  const graph = new Map(
    [...imports].map(([path, found]) => [
      path,
      found.flatMap((one) => (one.target !== null && !one.typeOnly && imports.has(one.target) ? [one.target] : [])),
    ]),
  );
  return findCycles(graph).map((cycle) => ({
    path: cycle[0] ?? "",
    line: 1,
    message: `imports itself in a circle (${cycle.join(" → ")}): none of these can be understood or tested alone`,
  }));
}
