import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { clearOrphans, processesOf } from "./orphans.ts";
import { databaseFixture, query } from "./testing/database-fixture.ts";

const fixture = await databaseFixture();
afterAll(() => fixture.close());
const file = join(fixture.dataDir, "postmaster.pid");

async function leaveRecord(text: string): Promise<void> {
  await writeFile(file, text);
  const { uid, gid } = await stat(fixture.dataDir);
  await chown(file, uid, gid);
}

const patient = 120_000;

test(
  "1B-10 a postmaster.pid that is empty or invalid does not prevent the database from starting",
  async () => {
    const first = await fixture.start();
    await query(first.url, "create table note as select 'kept' as text");
    await first.stop();
    for (const garbage of ["", "\n", "\0\0\0\0", "not a number\n", "-1\n", "0\n", "1\n", "99999999\n/elsewhere\n"]) {
      await leaveRecord(garbage);
      const { url, stop } = await fixture.start();
      expect([garbage, await query(url, "select text from note")]).toEqual([garbage, { text: "kept" }]);
      await stop();
    }
  },
  patient,
);

test(
  "1B-10 while PostgreSQL runs on the directory its record is left alone, even with invalid content",
  async () => {
    const { url } = await fixture.start();
    const before = await processesOf(fixture.dataDir);
    expect(before.length).toBeGreaterThan(0);
    for (const garbage of ["", "not a number\n"]) {
      const record = await readFile(file, "utf8");
      await leaveRecord(garbage);
      await expect(clearOrphans(fixture.dataDir, () => undefined)).rejects.toThrow("still runs on");
      expect(await readFile(file, "utf8")).toBe(garbage);
      await leaveRecord(record);
    }
    expect(await query(url, "select text from note")).toEqual({ text: "kept" });
    expect(await processesOf(fixture.dataDir)).toEqual(expect.arrayContaining([Math.min(...before)]));
  },
  patient,
);
