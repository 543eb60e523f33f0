import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./prepare/run-command.ts";

/**
 * Writes every generated file. Without a flag only what the build needs; `--all` also what is kept in the repository;
 * `--check` writes nothing and fails when something kept in the repository is out of date.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const flag = process.argv[2];

const icons = [process.execPath, "kit/web/icons/write-sprite.ts", "apps/storefront/public/icons.svg"];
const documents = [process.execPath, "scripts/generate-documents.ts"];
const tables = [process.execPath, "scripts/generate-tables.ts"];
const atlas = [process.execPath, "scripts/make-atlas.ts"];
const routeTypes = ["react-router", "typegen", "apps/storefront"];

const commands: readonly (readonly string[])[] =
  flag === "--check"
    ? [
        [...documents, "--check"],
        [...tables, "--check"],
      ]
    : flag === "--all"
      ? [icons, documents, tables, routeTypes, atlas]
      : [icons, documents, routeTypes];

for (const command of commands) {
  if (command[1]?.startsWith("scripts/") && !existsSync(join(root, command[1]))) continue;
  const { code, output } = await runCommand(root, command);
  if (output.trim() !== "") console.log(output.trimEnd());
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
