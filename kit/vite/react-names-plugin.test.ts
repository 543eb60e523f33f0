import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));

test("no built script resolves a React export on each use", () => {
  const scripts = globSync("*.js", { cwd: assets }).map((name) => ({
    name,
    code: readFileSync(assets + name, "utf8"),
  }));
  expect(scripts.length).toBeGreaterThan(50);
  const uses = /\(0,[\w$]+\.(?:jsxs?|use[A-Z]\w+)\)\(/;
  expect(scripts.filter(({ code }) => uses.test(code)).map(({ name }) => name)).toEqual([]);
});
