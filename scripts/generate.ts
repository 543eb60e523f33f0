import { fileURLToPath } from "node:url";
import { runCommand } from "./prepare/run-command.ts";

/**
 * Writes every generated file. `--build` writes only those the build needs, without a database; `--check` writes
 * nothing and fails when a committed file is out of date.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const flag = process.argv[2];

const icons = [process.execPath, "kit/web/icons/write-sprite.ts", "apps/storefront/public/icons.svg"];
const documents = [process.execPath, "scripts/generate-documents.ts"];
const tables = [process.execPath, "scripts/generate-tables.ts"];
const atlas = [process.execPath, "scripts/make-atlas.ts"];
const routeTypes = ["react-router", "typegen", "apps/storefront"];

const plans: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "--check": [
    [...documents, "--check"],
    [...tables, "--check"],
  ],
  "--build": [icons, documents, routeTypes],
};

for (const command of plans[flag ?? ""] ?? [icons, documents, tables, routeTypes, atlas]) {
  const { code, output } = await runCommand(root, command);
  if (output.trim() !== "") console.log(output.trimEnd());
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
