import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "../postgres/embedded/start-embedded-postgres.ts";
import { startReplica } from "./start-replica.ts";

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

test("a replica has the existing data, follows changes, and is read-only", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "replica-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sourceDir = join(folder, "source");
  const source = await startEmbeddedPostgres({ dataDir: sourceDir, durable: false });
  onTestFinished(source.stop);
  await query(source.url, "create table note as select 'before' as text");
  const replica = await startReplica({ url: source.url, sourceDir, dataDir: join(folder, "replica") });
  onTestFinished(replica.stop);
  await query(source.url, "insert into note values ('after')");
  const texts = async () => (await query(replica.url, "select text from note")).rows.map(({ text }) => text);
  await expect.poll(texts, { timeout: 120_000 }).toEqual(["before", "after"]);
  await expect(query(replica.url, "insert into note values ('own')")).rejects.toThrow("read-only transaction");
});
