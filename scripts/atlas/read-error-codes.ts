import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { blankNonCode } from "../boundaries/blank-non-code.ts";

/** One error code: the files that return it, and the operations that have its text. */
export type ErrorCodeLine = {
  readonly code: string;
  readonly returnedBy: readonly string[];
  readonly wordedBy: readonly string[];
};

export function readErrorCodes(root: string): ErrorCodeLine[] {
  const paths = globSync(
    ["modules/*/{server,contract}/**/*.ts", "adapters/**/*.ts", "apps/{club,server}/**/*.ts", "kit/**/*.ts"],
    {
      cwd: root,
    },
  )
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/\.(test|contract|gen)\.ts$|\/testing\//.test(path))
    .sort();
  const found = paths.map((path) => ({ path, ...codesIn(readFileSync(join(root, path), "utf8")) }));
  const codes = new Set(found.flatMap(({ returned, worded }) => [...returned, ...worded]));
  return [...codes].sort().map((code) => ({
    code,
    returnedBy: found.filter(({ returned }) => returned.includes(code)).map(({ path }) => path),
    wordedBy: found.filter(({ worded }) => worded.includes(code)).map(({ path }) => path),
  }));
}

/** Codes given to `fail(…)`, and the keys of every `failures` table, read from the text of one file. */
export function codesIn(source: string): { returned: string[]; worded: string[] } {
  const code = blankNonCode(source);
  const returned = [...code.matchAll(/\bfail\(\s*\{\s*code:\s*"([A-Z0-9_]+)"/g)].flatMap((match) => match[1] ?? []);
  const worded = [...code.matchAll(/\bfailures:\s*\{/g)].flatMap((match) => {
    const table = insideBraces(code, match.index + match[0].length);
    return keysAtTop(table);
  });
  return { returned: [...new Set(returned)], worded: [...new Set(worded)] };
}

function insideBraces(code: string, start: number): string {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    if (code.charAt(at) === "{") depth += 1;
    if (code.charAt(at) === "}") depth -= 1;
    if (depth === 0) return code.slice(start, at);
  }
  return code.slice(start);
}

function keysAtTop(table: string): string[] {
  let depth = 0;
  let top = "";
  for (const character of table) {
    if (character === "{" || character === "(") depth += 1;
    if (depth === 0) top += character;
    if (character === "}" || character === ")") depth -= 1;
  }
  return [...top.matchAll(/(?:^|[\s,])([A-Z][A-Z0-9_]*)\s*(?=:|,|$)/g)].flatMap((match) => match[1] ?? []);
}
