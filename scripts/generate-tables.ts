import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { migrationSources } from "#apps/server/modules/migration-sources.ts";
import { connect } from "#kit/postgres/connect.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import { prepareDatabase } from "#kit/postgres/prepare-database.ts";
import { urlOf } from "#kit/testing/database-name.ts";
import { createDatabase, dropDatabase, findServer } from "#kit/testing/test-server.ts";
import { printTables } from "./tables/print-tables.ts";
import { readTables } from "./tables/read-tables.ts";

// Writes `store/tables.ts` beside each module's migrations folder; with --check it only says which ones are stale.

const root = fileURLToPath(new URL("../", import.meta.url));
const onlyCheck = process.argv.includes("--check");

type TablesFile = { readonly path: string; readonly text: string };

const stale: string[] = [];
for (const { path, text } of await describeModules()) {
  const formatted = format(path, text);
  const current = await readFile(path, "utf8").catch(() => null);
  if (current === formatted) continue;
  stale.push(relative(root, path));
  if (onlyCheck) continue;
  await mkdir(new URL(".", `file://${path}`), { recursive: true });
  await writeFile(path, formatted);
}
if (stale.length === 0) console.log("Tables: every file is fresh.");
else if (!onlyCheck) console.log(`Tables: wrote ${stale.join(", ")}.`);
else {
  console.error(`Tables: stale ${stale.join(", ")}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
}

async function describeModules(): Promise<TablesFile[]> {
  const server = await findServer({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: fileURLToPath(new URL("../.data/test-postgres", import.meta.url)),
  });
  try {
    const name = await createDatabase(server.adminUrl);
    const url = urlOf(server.adminUrl, name);
    await prepareDatabase(url, migrationSources);
    const database = connect(url, { maxConnections: 1 });
    const files: TablesFile[] = [];
    for (const source of migrationSources) files.push(...(await describeModule(database.pool, source)));
    await database.close();
    await dropDatabase(server.adminUrl, name);
    return files;
  } finally {
    await server.stop();
  }
}

/** The kit writes its few statements by hand; a module without tables needs no file. */
async function describeModule(pool: Parameters<typeof readTables>[0], source: MigrationSource): Promise<TablesFile[]> {
  if (source.module === "kit") return [];
  const schema = source.module.replaceAll("-", "_");
  const tables = await readTables(pool, schema);
  if (tables.length === 0) return [];
  const folder = source.folder.href.endsWith("/") ? source.folder : `${source.folder.href}/`;
  return [
    { path: fileURLToPath(new URL("../store/tables.ts", folder)), text: printTables(source.module, schema, tables) },
  ];
}

function format(path: string, text: string): string {
  const biome = fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url));
  const { status, stdout, stderr } = spawnSync(biome, ["format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The generated ${relative(root, path)} could not be formatted: ${stderr}`);
  return stdout;
}
