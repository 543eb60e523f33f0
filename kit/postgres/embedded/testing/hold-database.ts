import pg from "pg";
import { startEmbeddedPostgres } from "../start-embedded-postgres.ts";

/**
 * A child process that runs a database in the given directory, for tests that kill it. It prints the address, and on Ctrl-C
 * queries the database before it stops it.
 */
const [dataDir = ""] = process.argv.slice(2);
try {
  const database = await startEmbeddedPostgres({ dataDir });
  process.on("SIGINT", async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query("select 'still here' as answer");
    await client.end();
    await database.stop();
    process.stdout.write(`${rows[0].answer}\n`);
    process.exit(0);
  });
  process.stdout.write(`${database.url}\n`);
  setInterval(() => {}, 60_000);
} catch (problem) {
  process.stdout.write(`${problem instanceof Error ? `${problem.name}: ${problem.message}` : problem}\n`);
  process.exit(1);
}
