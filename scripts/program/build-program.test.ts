import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const build = fileURLToPath(new URL("../../build", import.meta.url));

test("every character of the server's code is an ASCII one: any other would double the memory of all", () => {
  const files = globSync(["program/*.js", "server/**/*.js"], { cwd: build });
  expect(files.length).toBeGreaterThan(5);
  const wide = files.flatMap((file) => {
    const code = readFileSync(`${build}/${file}`, "utf8");
    const at = code.search(/[^\0-\x7f]/);
    return at === -1 ? [] : [`${file}: ${code.slice(Math.max(0, at - 40), at + 1)}`];
  });
  expect(wide).toEqual([]);
});
