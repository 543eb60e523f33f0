import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheCompiledProgram } from "./compiled-program.ts";

const text = `
exports.sum = (one, two) => one + two;
exports.where = [__filename, __dirname];
exports.path = require("node:path");
exports.later = () => import("node:os");
`;
let program = "";
let folder = "";
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "compiled-"));
  program = join(root, "program");
  folder = join(root, "kept");
  mkdirSync(program);
  writeFileSync(join(program, "package.json"), '{ "type": "commonjs" }');
  writeFileSync(join(program, "part-AAAAAAAA.js"), text);
});
afterEach(() => rmSync(join(program, ".."), { recursive: true }));

/** One start: loads a chunk, runs it, and caches it. */
function start(file = "part-AAAAAAAA.js", role = "web", runs = true) {
  const compiled = cacheCompiledProgram(program, folder, role);
  const load = createRequire(join(program, "main.js"));
  delete load.cache[join(program, file)];
  const part = load(`./${file}`);
  const sum = runs ? part.sum(1, 2) : null;
  compiled.write();
  return { ...part, sum };
}

const cachedFiles = () => readdirSync(folder).sort();
const written = () => cachedFiles().map((name) => statSync(join(folder, name)).ino);

test("a chunk of the program runs like any script, and its compiled code is cached", async () => {
  const warned = vi.spyOn(process, "emitWarning");
  const part = start();
  expect(part.sum).toBe(3);
  expect(part.where).toEqual([join(program, "part-AAAAAAAA.js"), program]);
  expect(part.path.join("a", "b")).toBe(join("a", "b"));
  expect((await part.later()).tmpdir()).toBe(tmpdir());
  expect(cachedFiles()).toEqual([expect.stringMatching(/^part-AAAAAAAA\.web\.\d+$/)]);
  expect(warned).not.toHaveBeenCalled();
});

test("the next start uses the cached code, including functions that ran, and writes nothing", () => {
  start();
  const [first] = written();
  expect(start().sum).toBe(3);
  expect(written()).toEqual([first]);
  const size = readFileSync(join(folder, cachedFiles()[0] ?? "")).length;
  // The same text, of which no function has run.
  writeFileSync(join(program, "part-BBBBBBBB.js"), text);
  start("part-BBBBBBBB.js", "web", false);
  expect(readFileSync(join(folder, cachedFiles()[1] ?? "")).length).toBeLessThan(size);
});

test("another build replaces the one before; another role has its own files", () => {
  start();
  start("part-AAAAAAAA.js", "worker");
  writeFileSync(join(folder, "part-AAAAAAAA.web.1"), "of another Node");
  writeFileSync(join(folder, "part-AAAAAAAA.web.1.77"), "its writer was killed");
  const names = () => cachedFiles().map((name) => name.split(".").slice(0, 2).join("."));
  expect(names()).toEqual([...Array(3).fill("part-AAAAAAAA.web"), "part-AAAAAAAA.worker"]);
  // Two chunks may differ only in the hash of their names.
  writeFileSync(join(program, "part-CCCCCCCC.js"), text);
  start("part-CCCCCCCC.js");
  expect(names()).toEqual(["part-AAAAAAAA.web", "part-AAAAAAAA.worker", "part-CCCCCCCC.web"]);
  renameSync(join(program, "part-AAAAAAAA.js"), join(program, "part-BBBBBBBB.js"));
  start("part-BBBBBBBB.js");
  expect(names()).toEqual(["part-BBBBBBBB.web", "part-CCCCCCCC.web"]);
});

test("a corrupt file is rejected and written again", () => {
  start();
  const file = join(folder, cachedFiles()[0] ?? "");
  const whole = readFileSync(file);
  for (const broken of [whole.subarray(0, whole.length / 2), Buffer.alloc(0), Buffer.from(whole).fill(1, 100, 200)]) {
    writeFileSync(file, broken);
    expect(start().sum).toBe(3);
    expect(readFileSync(file).length).toBeGreaterThan(500);
  }
});

test("in a read-only folder the program still runs", () => {
  writeFileSync(folder, "a file, not a folder");
  expect(start().sum).toBe(3);
});

test("other scripts are left to Node", () => {
  const compiled = cacheCompiledProgram(join(program, "elsewhere"), folder, "web");
  expect(createRequire(join(program, "main.js"))("./part-AAAAAAAA.js").sum(2, 2)).toBe(4);
  compiled.write();
  expect(() => readdirSync(folder)).toThrow();
});
