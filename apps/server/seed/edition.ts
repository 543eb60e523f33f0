import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import type { DemoTables } from "./store/tables.ts";

export const seedMigrations: MigrationSource = { module: "demo", folder: new URL("./migrations/", import.meta.url) };

/** What the build has found out already; in the source there is no such word. */
declare const builtDemoEdition: string | undefined;

export const demoEdition = (): string => (typeof builtDemoEdition === "string" ? builtDemoEdition : editionOfFiles());

const demoFolder = new URL("../../../demo/", import.meta.url);

/** A hash of the files that the demo shop is written in; "" when there are none. */
export function editionOfFiles(): string {
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

/** One fills it at a time. Others wait here as long as that takes, which is longer than a shopper's statement may. */
export async function waitForOthers(trx: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`.execute(trx);
}

/** The edition a database holds, or null. */
export async function heldEdition(db: Kysely<unknown>): Promise<string | null> {
  const held = await db.withTables<DemoTables>().selectFrom("demo.seed").select("edition").executeTakeFirst();
  return held?.edition ?? null;
}

export async function writeEdition(trx: Kysely<unknown>, edition: string): Promise<void> {
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
