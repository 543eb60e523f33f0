import { expect, test } from "vitest";
import { chooseMutants } from "./choose-mutants.ts";
import { coveringTests } from "./covering-tests.ts";
import { findMutants } from "./find-mutants.ts";
import { insertMutants } from "./insert-mutants.ts";
import { mutantKey } from "./mutant.ts";
import { report, survivorsOf, written } from "./report.ts";

const changesOf = (source: string) => findMutants("a.ts", source).map(({ replacement }) => replacement);

test("1D-02 an operator is replaced by a similar one, and brackets stay", () => {
  expect(changesOf("const left = (a ?? 0) - (b ?? 0);")).toEqual(["(a ?? 0) + (b ?? 0)"]);
  expect(changesOf("const is = a <= b;")).toEqual(["a < b"]);
});

test("1D-02 a condition, a call and a filter are left out", () => {
  expect(changesOf("if (isPaid) await save(order);")).toEqual(["true", "false", ""]);
  expect(changesOf("const open = orders.filter(isOpen);")).toEqual(["orders"]);
});

test("1D-02 types, imports, names and texts for readers are not mutated", () => {
  const source = `import { a } from "b"; type C = { d: 1 | "x" }; throw new Error("not " + 1); const f = { "g-h": "a text" };`;
  expect(changesOf(source)).toEqual([]);
});

test("1D-02 the SQL of a store is changed inside its template", () => {
  expect(changesOf("sql`select 1 from a where b <= 5 and d is null and e between 1 and 2`;")).toEqual([
    "sql`select 1 from a where b < 5 and d is null and e between 1 and 2`",
    "sql`select 1 from a where b <= 5 and d is not null and e between 1 and 2`",
    "sql`select 1 from a where b <= 5 or d is null and e between 1 and 2`",
    "sql`select 1 from a where b <= 5 and d is null or e between 1 and 2`",
  ]);
});

test("1D-02 the same seed draws the same mutants, and no two overlap", () => {
  const all = findMutants("a.ts", "const x = a && b && c && d; const y = e === 1 ? f + 2 : g * 3;");
  const choice = { count: 4, seed: "1", perFile: 9 };
  const chosen = chooseMutants(all, choice);
  expect(chooseMutants(all, choice)).toEqual(chosen);
  const places = [...chosen].sort((one, other) => one.start - other.start);
  for (const [index, { start }] of places.entries()) expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
});

test("1D-02 an edit of one file leaves the mutants of the others, at any position", () => {
  const texts = (source: string, count: number) => {
    const all = [
      ...findMutants("a.ts", source),
      ...findMutants("b.ts", "const y = e === 1 ? f + 2 : g * 3; save(h && i);"),
    ];
    const chosen = chooseMutants(all, { count, seed: "1", perFile: 9 });
    return chosen.filter(({ file }) => file === "b.ts").map(mutantKey);
  };
  const before = texts("const x = a && b;", 99);
  expect(before.length).toBeGreaterThan(2);
  expect(texts("const x = a && b; const z = x + 1; send(z);", 99)).toEqual(before);
});

test("1D-02 a switched source behaves as before until a mutant is active", () => {
  const source = "result = 2 + 3; note(result);";
  const [sum, call] = findMutants("a.ts", source).filter(({ original }) => /^2 \+ 3$|^note/.test(original));
  if (!sum || !call) throw new Error("the mutants are missing");
  const switched = insertMutants(source, [
    { ...sum, id: 1 },
    { ...call, id: 2 },
  ]);
  const run = (active: number) => {
    const noted: number[] = [];
    Object.assign(globalThis, { isMutantActive: (id: number) => id === active });
    new Function("note", `let result; ${switched}`)((value: number) => noted.push(value));
    Reflect.deleteProperty(globalThis, "isMutantActive");
    return noted;
  };
  expect([run(0), run(1), run(2)]).toEqual([[5], [-1], []]);
});

test("1D-02 tests of the same folder run first, and only those that execute the mutant", () => {
  const note = (file: string, took: number, ids: number[]) => ({ file, took, ids });
  const notes = [
    note("apps/x.test.ts", 1, [1]),
    note("modules/a/slow.test.ts", 9, [1]),
    note("modules/a/fast.test.ts", 2, [1, 2]),
  ];
  expect(coveringTests(notes, { id: 1, file: "modules/a/rule.ts" })).toEqual([
    "modules/a/fast.test.ts",
    "modules/a/slow.test.ts",
    "apps/x.test.ts",
  ]);
  expect(coveringTests(notes, { id: 3, file: "modules/a/rule.ts" })).toEqual([]);
});

test("1D-02 the report omits known equivalent mutants and names every survivor", () => {
  const [mutant] = findMutants("a.ts", "const is = a <= b;");
  if (!mutant) throw new Error("the mutant is missing");
  const planned = { ...mutant, id: 1 };
  const killed = { mutant: { ...planned, file: "b.ts" }, fate: "killed" } as const;
  const lived = { mutant: planned, fate: "survived" } as const;
  expect(report([killed, lived], [])).toContain("survived: a.ts:1");
  expect(report([killed, lived], [])).toContain("2 mutants, 0 equivalent, 1 killed of 2: 50 %");
  const known = [{ mutant: mutantKey(planned), reason: "a and b are never equal" }];
  expect(report([killed, lived], known)).toContain("2 mutants, 1 equivalent, 1 killed of 1: 100 %");
});

test("1D-02 a second run tries what lived in the first, under new numbers", () => {
  const [mutant] = findMutants("a.ts", "const is = a <= b;");
  if (!mutant) throw new Error("the mutant is missing");
  const plan = [1, 2, 3, 4].map((id) => ({ ...mutant, id, line: id * 10 }));
  const fates = ["killed", "survived", "not covered"] as const;
  // The fourth was not tried any more.
  const text = written(fates.map((fate, index) => ({ mutant: plan[index] ?? { ...mutant, id: 0 }, fate })));
  expect(survivorsOf(plan, text).map(({ id, line }) => [id, line])).toEqual([
    [1, 20],
    [2, 30],
  ]);
});
