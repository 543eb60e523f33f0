import { sql } from "kysely";
import { expect, test } from "vitest";
import { readMigrations } from "#kit/postgres/migration-files.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { migrationSourcesFor } from "../modules/migration-sources.ts";

const { database } = await testDatabase();

/** Files before this one have been shipped. */
const firstOpen = "0173";

test("a check of an existing table is added without reading the table under its lock, and validated by a later file", async () => {
  const wrong: string[] = [];
  for (const source of migrationSourcesFor(true)) {
    for (const { name, text } of await readMigrations(source)) {
      if (name < firstOpen) continue;
      const statements = text.toLowerCase().replace(/--.*$/gm, "").split(";");
      const changes = statements.map((one) => one.trim()).filter((one) => one.startsWith("alter table"));
      // A file is one transaction: its locks last until its end.
      const isValidatedHere =
        changes.some((one) => one.includes("not valid")) && changes.some((one) => one.includes("validate"));
      const checks = changes.flatMap((one) => one.split(/,\s*(?=add\b)/)).filter((one) => /\bcheck\s*\(/.test(one));
      if (isValidatedHere || checks.some((one) => !one.includes("not valid"))) wrong.push(`${source.module} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every constraint is validated in the end", async () => {
  const { rows } = await sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint where not convalidated`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});
