import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeAdrIndex } from "./atlas/adr-index.ts";
import { printAtlas } from "./atlas/print-atlas.ts";
import { readErrorCodes } from "./atlas/read-error-codes.ts";
import { type OperationLine, readOperations } from "./atlas/read-operations.ts";
import { type RouteLine, readSiteMap } from "./atlas/read-site-map.ts";
import { readSpecification, specificationProblems } from "./atlas/specification.ts";

/**
 * Writes docs/atlas.md and docs/adr/README.md. With `--check` it writes nothing and lists missing URLs, operations and
 * decision records, and outdated pages.
 */
async function makeAtlas(root: string, check: boolean): Promise<string[]> {
  const routes = await readSiteMap(root);
  const operations = readOperations(root);
  const { specification, awaiting } = readSpecification(root);
  const page = printAtlas({ routes, operations, errorCodes: readErrorCodes(root), awaiting });
  const path = join(root, "docs/atlas.md");
  const isStale = !existsSync(path) || readFileSync(path, "utf8") !== page;
  if (isStale && !check) writeFileSync(path, page);
  return [
    ...makeAdrIndex(root, check),
    ...homelessParts(routes, operations),
    ...specificationProblems(specification, awaiting, { routes, operations }),
    ...(isStale && check ? ["docs/atlas.md is out of date: run npm run generate"] : []),
  ];
}

function homelessParts(routes: readonly RouteLine[], operations: readonly OperationLine[]): string[] {
  return [
    ...routes.filter(({ exists }) => !exists).map(({ url, file }) => `${url} names ${file}, which does not exist`),
    ...operations
      .filter(({ file }) => file === null)
      .map(({ name, module }) => `${name} of ${module} stands in the schema and has no file operations/${name}.ts`),
    ...operations
      .filter(({ kind }) => kind === null)
      .map(({ name, file }) => `${file} has no field ${name} in its schema`),
  ];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const problems = await makeAtlas(root, process.argv.includes("--check"));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
