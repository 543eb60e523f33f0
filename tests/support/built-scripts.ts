import { readFileSync } from "node:fs";
import { type BuiltScript, scriptGraphFile } from "#kit/vite/script-graph-plugin.ts";

/** The file of the built script that contains a source file, such as "assets/D3VeZzL.js". */
export function scriptWith(source: string): string {
  const graph: readonly BuiltScript[] = JSON.parse(readFileSync(scriptGraphFile, "utf8"));
  const script = graph.find(({ sources }) => sources.includes(source));
  if (!script) throw new Error(`no built script contains ${source}`);
  return script.file;
}
