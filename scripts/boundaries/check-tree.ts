import { fileProblems } from "./file-rules.ts";
import { findCycles } from "./find-cycles.ts";
import { importRules, notInContract } from "./import-rules.ts";
import { type Place, placeOf } from "./place.ts";
import { type Import, readImports } from "./read-imports.ts";
import { levelProblems, parseRoomCard, type RoomCard, roomProblem } from "./rooms.ts";

/** The files of the project by their path from its root. */
export type SourceTree = ReadonlyMap<string, string>;

export type Violation = { readonly path: string; readonly line: number; readonly message: string };

/** Everything in the tree that breaks a rule of the house, with the reason for the rule. */
export function checkTree(tree: SourceTree): Violation[] {
  const sources = [...tree].filter(([path]) => /\.(ts|tsx|mts|mjs)$/.test(path));
  const imports = new Map(sources.map(([path, source]) => [path, readImports(path, source)] as const));
  const { rooms, violations: roomViolations } = readRooms(tree);
  return [
    ...roomViolations,
    ...sources.flatMap(([path, source]) => fileProblems(path, source).map((message) => ({ path, line: 1, message }))),
    ...[...imports].flatMap(([path, found]) => found.flatMap((one) => importViolations(placeOf(path), one, rooms))),
    ...cycleViolations(imports),
  ];
}

function readRooms(tree: SourceTree): { rooms: Map<string, RoomCard>; violations: Violation[] } {
  const names = new Set(
    [...tree.keys()].filter((path) => /^modules\/[^/]+\//.test(path)).map((path) => placeOf(path).name),
  );
  const rooms = new Map<string, RoomCard>();
  const violations: Violation[] = [];
  for (const name of names) {
    const path = `modules/${name}/room.json`;
    const card = parseRoomCard(tree.get(path) ?? "");
    if (card) rooms.set(name, card);
    else
      violations.push({
        path,
        line: 1,
        message: 'every room declares {"level": 0, "uses": []} here, so that its place is known',
      });
  }
  for (const { room, message } of levelProblems(rooms))
    violations.push({ path: `modules/${room}/room.json`, line: 1, message });
  return { rooms, violations };
}

function importViolations(from: Place, found: Import, rooms: ReadonlyMap<string, RoomCard>): Violation[] {
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
  const problem = roomProblem(from, to, rooms);
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
