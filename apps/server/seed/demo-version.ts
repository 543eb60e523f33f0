import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import type { DemoTables } from "./store/tables.ts";

export const seedMigrations: MigrationSource = { module: "demo", folder: new URL("./migrations/", import.meta.url) };

/** Set by the build as a global; undefined when run from source. */
declare const builtDemoVersion: string | undefined;

export const demoVersion = (): string => (typeof builtDemoVersion === "string" ? builtDemoVersion : versionOfFiles());

const demoFolder = new URL("../../../demo/", import.meta.url);

/** A hash of the demo shop's source files; "" when there are none. */
export function versionOfFiles(): string {
  if (!existsSync(demoFolder)) return "";
  const hash = createHash("sha256");
  for (const folder of ["data/", "seed/", "club/"].map((name) => new URL(name, demoFolder))) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts")).sort()) {
      hash.update(name).update(readFileSync(new URL(name, folder)));
    }
  }
  return hash.digest("base64url");
}

/** One process loads it at a time. Others wait for the lock, longer than a request's statement timeout. */
export async function waitForOthers(trx: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`.execute(trx);
}

/** The version in a database, or null. */
export async function storedDemoVersion(db: Kysely<unknown>): Promise<string | null> {
  const held = await db.withTables<DemoTables>().selectFrom("demo.seed").select("edition").executeTakeFirst();
  return held?.edition ?? null;
}

export async function writeDemoVersion(trx: Kysely<unknown>, edition: string): Promise<void> {
  await trx
    .withTables<DemoTables>()
    .insertInto("demo.seed")
    .values({ edition })
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ edition }))
    .execute();
}

/** True while a database has neither products nor pages. */
export async function isEmptyShop(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from catalogue.product) and not exists (select from content.page) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}
