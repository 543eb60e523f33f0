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

test("the code that renders pages is two files; job queue, mailer, HTML parser and simulators are loaded on demand", () => {
  const files = globSync("program/*.js", { cwd: build }).map((file) => [
    file,
    readFileSync(`${build}/${file}`, "utf8"),
  ]);
  const nameOf = (file: string) => file.slice("program/".length, -"-12345678.js".length);
  const holding = (word: string) =>
    files.flatMap(([file = "", code = ""]) => (code.includes(word) ? [nameOf(file)] : []));
  expect(holding("renderToPipeableStream =")).toEqual(["storefront"]);
  expect(holding("prepareDatabase(url, sources)")).toEqual(["shop"]);
  for (const word of ["cosmiconfig", "SMTPConnection", "htmlparser2", "SMTPServer", "initdb"]) {
    expect(holding(word).length, word).toBeGreaterThan(0);
    expect(holding(word), word).not.toContain("shop");
  }
});
