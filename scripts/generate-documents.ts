import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { GraphQLSchema } from "graphql";
import { type DocumentFile, DocumentProblems, readDocuments } from "#kit/graphql/documents/document-set.ts";
import { printModule } from "#kit/graphql/documents/print-module.ts";
import { printJoinedSchema, schemaFromSdl } from "#kit/graphql/join-schemas.ts";
import type { SdlSource } from "#kit/graphql/join-sdl.ts";
import { printClientSchema } from "./api/print-client-schema.ts";
import { printScopeTable } from "./api/print-scope-table.ts";

/** One endpoint: where its schema is read from, and which document files are written for it. */
type Endpoint = {
  readonly name: string;
  readonly schemas: string;
  /** Selects the endpoint's own schema files. */
  readonly reads?: (path: string) => boolean;
  readonly owns: (path: string) => boolean;
  readonly printedTo?: string;
  /** Files for programs of others, with the function that prints each. */
  readonly published?: Readonly<Record<string, (schema: GraphQLSchema) => string>>;
};

const isClubs = (path: string) => path.startsWith("apps/club/") || path.endsWith(".club.graphql");

/** Modules whose operations are for staff alone, screens of the back office, and what other modules add to its schema. */
const isAdmins = (path: string) =>
  /^modules\/(?:admin|staff)\/|^modules\/[^/]+\/admin\/|\/server\/admin\.graphql$|^apps\/admin\//.test(path);

const endpoints: readonly Endpoint[] = [
  {
    name: "shop",
    schemas: "modules/*/server/schema.graphql",
    reads: (path) => !isAdmins(path),
    owns: (path) => !isClubs(path) && !isAdmins(path),
    printedTo: "docs/schema.graphql",
  },
  {
    name: "admin",
    schemas: "modules/*/server/{schema,admin}.graphql",
    reads: isAdmins,
    owns: isAdmins,
    printedTo: "docs/admin-schema.graphql",
    published: { "clients/admin-api/src/schema.ts": printClientSchema, "docs/api-operations.md": printScopeTable },
  },
  { name: "club", schemas: "apps/club/schema.graphql", owns: isClubs },
];

const documentFolders = [
  "modules/*/{web,admin}/**/*.graphql",
  "apps/{storefront,admin}/app/**/*.graphql",
  "apps/club/**/*.graphql",
  "adapters/*/*.club.graphql",
];
const registryPath = "build/documents.json";

export type Generated = { readonly written: readonly string[]; readonly operations: number };

/**
 * Checks every document against its schema and writes the typed module beside it, the registry of trusted documents
 * and the joined schema. With `check` it writes nothing and fails when the committed schema is out of date.
 */
export function generateDocuments(root: string, { check }: { check: boolean }): Generated {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const find = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root })
      .map((path) => path.split(sep).join("/"))
      .sort();
  const outputs = new Map<string, string>();
  const registry: Record<string, Record<string, string>> = {};
  let operations = 0;
  const files: DocumentFile[] = find(documentFolders)
    .filter((path) => path !== "apps/club/schema.graphql")
    .map((path) => ({ path, text: read(path) }));

  for (const endpoint of endpoints) {
    const sources = find([endpoint.schemas]).filter(endpoint.reads ?? (() => true));
    const schema = readSchema(sources.map((path) => ({ name: path, text: read(path) })));
    const own = files.filter(({ path }) => endpoint.owns(path));
    if (!schema) {
      if (own[0]) throw new DocumentProblems([`${own[0].path}:1 there is no schema at ${endpoint.schemas}`]);
      continue;
    }
    const set = readDocuments(schema, own);
    const known: Record<string, string> = {};
    for (const { path, document } of set.files) {
      const { text, registered } = printModule(schema, set, document);
      outputs.set(`${path}.gen.ts`, text);
      for (const { name, sha256 } of registered) known[sha256] = name;
      operations += registered.length;
    }
    registry[endpoint.name] = known;
    if (endpoint.printedTo) outputs.set(endpoint.printedTo, printJoinedSchema(schema));
    for (const [path, print] of Object.entries(endpoint.published ?? {})) outputs.set(path, print(schema));
  }
  outputs.set(registryPath, `${JSON.stringify(registry, null, 2)}\n`);

  const stale = [...outputs].filter(([path, text]) => readOrNull(join(root, path)) !== text);
  if (check) {
    const committed = endpoints.flatMap(({ printedTo = "", published = {} }) => [printedTo, ...Object.keys(published)]);
    const printed = stale.find(([path]) => committed.includes(path));
    if (printed) throw new DocumentProblems([`${printed[0]}:1 is out of date: run scripts/generate-documents.ts`]);
  } else {
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  return { written: check ? [] : stale.map(([path]) => path), operations };
}

function readSchema(sources: readonly SdlSource[]): GraphQLSchema | null {
  return sources.length === 0 ? null : schemaFromSdl(sources);
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

if (import.meta.main) {
  try {
    const check = process.argv.includes("--check");
    const { written, operations } = generateDocuments(join(import.meta.dirname, ".."), { check });
    console.log(`${operations} operations checked, ${written.length} files written`);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
