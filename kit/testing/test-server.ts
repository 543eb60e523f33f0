import { join } from "node:path";
import pg from "pg";
import { connect, type Database } from "../postgres/connect.ts";
import { startEmbeddedPostgres } from "../postgres/embedded/start-embedded-postgres.ts";
import type { MigrationSource } from "../postgres/migrate.ts";
import { prepareDatabase } from "../postgres/prepare-database.ts";
import { databaseName, filledName, madeAt, urlOf } from "./database-name.ts";
import { memoryDirectory } from "./memory-directory.ts";

/** The server of the test files, and the migrated database they copy. */
export type TestServer = { readonly adminUrl: string; readonly template: string };

export type TestServerOptions = {
  /** An existing server; without one the embedded PostgreSQL is started. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded PostgreSQL, where there is no room for it in memory. */
  readonly dataDir: string;
  readonly sources: readonly MigrationSource[];
};

const oneDayMs = 24 * 60 * 60 * 1000;

/** Starts or finds a PostgreSQL server and migrates one template database for this run. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer & { stop(): Promise<void> }> {
  const { adminUrl, stop } = await findServer(options);
  try {
    const template = await createDatabase(adminUrl);
    await prepareDatabase(urlOf(adminUrl, template), options.sources);
    // A template can only be copied while it has no connections.
    await asAdmin(adminUrl, (client) => client.query(`alter database ${template} with allow_connections false`));
    return {
      adminUrl,
      template,
      async stop() {
        await dropAll(adminUrl, (made) => made === madeAt(template));
        await stop();
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** A server for temporary databases, without the leftovers of interrupted runs. */
export async function findServer({ databaseUrl, dataDir }: Omit<TestServerOptions, "sources">) {
  const now = Date.now();
  const embedded = databaseUrl ? null : await startFirstFree(dataDir);
  const adminUrl = databaseUrl ?? embedded?.url ?? "";
  const stop = async () => embedded?.stop();
  try {
    // An embedded server has no other users, so everything there is left over; elsewhere another run may be active.
    const madeBefore = embedded ? now : now - oneDayMs;
    await dropAll(adminUrl, (made) => made < madeBefore);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { adminUrl, stop };
}

/** Concurrent runs use separate directories. */
async function startFirstFree(dataDir: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  for (let slot = 1; ; slot += 1) {
    try {
      return await startIn(slot === 1 ? dataDir : `${dataDir}-${slot}`);
    } catch (cause) {
      if (slot === 8) throw cause;
    }
  }
}

/**
 * In memory where there is room. A database has over a thousand files, and before ext4 makes one, it looks at all that were deleted
 * in the last minutes: beside hundreds of dropped databases a copy takes half a second of a processor, in memory 0.04.
 */
async function startIn(dataDir: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const memory = await memoryDirectory(dataDir);
  if (memory === null) return startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const server = await startEmbeddedPostgres({ dataDir: join(memory.path, "postgres"), durable: false });
    return { url: server.url, stop: () => server.stop().finally(memory.remove) };
  } catch (cause) {
    await memory.remove();
    throw cause;
  }
}

/** Copies files: half the work of writing every page to the WAL. */
const copied = "strategy file_copy";

/** Creates a database with a fresh name, empty unless it is a copy, and returns the name. */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = databaseName(Date.now());
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${name} ${template ? `template ${template} ${copied}` : ""}`),
  );
  return name;
}

/** The content of a template besides its tables; equal names mean equal content. */
export type Filling = { readonly name: string; fill(database: Database): Promise<void> };

/** A filled copy of the template, made by the first caller; the others wait. */
export async function filledTemplate(adminUrl: string, template: string, { name, fill }: Filling): Promise<string> {
  const filled = filledName(template, name);
  return asAdmin(adminUrl, async (client) => {
    // Released when the connection ends.
    await client.query("select pg_advisory_lock(hashtext($1))", [filled]);
    const done = await client.query("select from pg_database where datname = $1 and not datallowconn", [filled]);
    if (done.rowCount === 1) return filled;
    await client.query(`drop database if exists ${filled} with (force)`);
    await client.query(`create database ${filled} template ${template} ${copied}`);
    const database = connect(urlOf(adminUrl, filled), { applicationName: "test filling", maxConnections: 2 });
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${filled} with allow_connections false`);
    return filled;
  });
}

async function dropAll(adminUrl: string, isOver: (madeAtMs: number) => boolean): Promise<void> {
  const { rows } = await asAdmin(adminUrl, (client) =>
    client.query<{ name: string }>("select datname as name from pg_database"),
  );
  for (const { name } of rows) {
    const made = madeAt(name);
    if (made !== null && isOver(made)) await dropDatabase(adminUrl, name);
  }
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

/** A short-lived connection for statements about whole databases. */
async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: "test admin" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
