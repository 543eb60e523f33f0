import { fileProblems } from "./file-rules.ts";
import { findCycles } from "./find-cycles.ts";
import { againstKitOrder, importRules, kitOrder, notInContract } from "./import-rules.ts";
import { levelProblems, type ModuleManifest, type Modules, moduleProblem, parseManifest } from "./modules.ts";
import { type Place, placeOf } from "./place.ts";
import { type Import, readImports } from "./read-imports.ts";
import { foreignSchemas, hasSqlOutsideStore, schemaOf } from "./sql-rules.ts";
import type { Violation } from "./violation.ts";

/** The files of the project by their path from its root. */
export type SourceTree = ReadonlyMap<string, string>;

/** Everything in the tree that breaks a rule, with the reason for the rule. */
export function checkTree(tree: SourceTree): Violation[] {
  const sources = [...tree].filter(([path]) => /\.(ts|tsx|mts|mjs)$/.test(path));
  const imports = new Map(sources.map(([path, source]) => [path, readImports(path, source)] as const));
  const { modules, violations: moduleViolations } = readModules(tree);
  return [
    ...moduleViolations,
    ...sources.flatMap(([path, source]) => fileProblems(path, source).map((message) => ({ path, line: 1, message }))),
    ...[...imports].flatMap(([path, found]) => found.flatMap((one) => importViolations(placeOf(path), one, modules))),
    ...cycleViolations(imports),
    ...kitViolations(imports),
    ...sqlViolations(sources, modules),
    ...operationTestViolations(tree),
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

/** Type imports count: two files whose types need each other cannot be understood separately. */
function cycleViolations(imports: ReadonlyMap<string, readonly Import[]>): Violation[] {
  const graph = new Map(
    [...imports].map(([path, found]) => [
      path,
      found.flatMap((one) => (one.target !== null && imports.has(one.target) ? [one.target] : [])),
    ]),
  );
  return findCycles(graph).map((cycle) => ({
    path: cycle[0] ?? "",
    line: 1,
    message: `imports itself in a circle (${cycle.join(" → ")}): none of these can be understood or tested alone`,
  }));
}

function kitViolations(imports: ReadonlyMap<string, readonly Import[]>): Violation[] {
  return [...imports].flatMap(([path, found]) => {
    const from = placeOf(path);
    return found
      .filter(({ target }) => target !== null && againstKitOrder(from, placeOf(target)))
      .map(({ line, specifier }) => ({
        path,
        line,
        message: `must not import "${specifier}": a part of kit uses only parts to its left (${kitOrder.join(" ← ")})`,
      }));
  });
}

function sqlViolations(sources: readonly (readonly [string, string])[], modules: Modules): Violation[] {
  const schemas = new Set([...modules.keys()].map(schemaOf));
  return sources.flatMap(([path, source]) => {
    const place = placeOf(path);
    const outside = hasSqlOutsideStore(place, source) ? [{ path, line: 1, message: "SQL belongs into store/" }] : [];
    const foreign = foreignSchemas(place, source, schemas);
    if (foreign.length === 0) return outside;
    const message = `reads the tables of ${foreign.join(", ")}: ask the module through its server/index.ts`;
    return [...outside, { path, line: 1, message }];
  });
}

/** An engineer who changes an operation finds its test by its name. */
function operationTestViolations(tree: SourceTree): Violation[] {
  return [...tree.keys()]
    .filter((path) => /^(modules\/[^/]+\/server|apps\/club)\/operations\/[A-Za-z]+\.ts$/.test(path))
    .filter((path) => !tree.has(path.replace(/\.ts$/, ".test.ts")))
    .map((path) => ({ path, line: 1, message: "has no test of its name beside it" }));
}
