import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import type { DemoTables } from "./store/tables.ts";

export const seedMigrations: MigrationSource = { room: "demo", folder: new URL("./migrations/", import.meta.url) };

/** Names everything the demo shop is made of: it changes when one of the files it is written in does. */
export function demoEdition(): string {
  const hash = createHash("sha256");
  for (const folder of [new URL("./", import.meta.url), new URL("../../club/seed/", import.meta.url)]) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts")).sort()) {
      hash.update(name).update(readFileSync(new URL(name, folder)));
    }
  }
  return hash.digest("base64url");
}

/** The edition a database holds, or null. Waits for whoever is filling it at this moment. */
export async function heldEdition(trx: Kysely<unknown>): Promise<string | null> {
  // Others wait here as long as filling takes, which is longer than a shopper's statement may.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`.execute(trx);
  const held = await trx.withTables<DemoTables>().selectFrom("demo.seed").select("edition").executeTakeFirst();
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
