import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const page = fileURLToPath(new URL("../../../docs/scaling.md", import.meta.url));

/** The commands of one step of the runbook, as its readers copy them. */
export function runbookCommands(step: string): string {
  const [, rest = ""] = readFileSync(page, "utf8").split(`#### ${step}\n`);
  const [own = ""] = rest.split(/^#+ /m);
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(own) ?? [];
  if (!commands) throw new Error(`docs/scaling.md has no commands for "${step}"`);
  return commands;
}
