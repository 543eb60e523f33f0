import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
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

// Brings each existing `store/tables.ts` up to date with the migrated database; with --check it only names the stale ones.
// Modules that write their statements as SQL text have no such file. To start one, create it empty.

const root = fileURLToPath(new URL("../", import.meta.url));
const onlyCheck = process.argv.includes("--check");

type TablesFile = { readonly path: string; readonly text: string };

const stale: string[] = [];
for (const { path, text } of await describeModules()) {
  const formatted = format(path, text);
  const current = await readFile(path, "utf8");
  if (current === formatted) continue;
  stale.push(relative(root, path));
  if (onlyCheck) continue;
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

/** Null for a module without `store/tables.ts`: types without a query builder are not generated. */
async function describeModule(pool: Parameters<typeof readTables>[0], source: MigrationSource): Promise<TablesFile[]> {
  const folder = source.folder.href.endsWith("/") ? source.folder : `${source.folder.href}/`;
  const path = fileURLToPath(new URL("../store/tables.ts", folder));
  if (!existsSync(path)) return [];
  const schema = source.module.replaceAll("-", "_");
  return [{ path, text: printTables(source.module, schema, await readTables(pool, schema)) }];
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
