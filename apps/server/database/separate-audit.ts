import { sql } from "kysely";
import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { auditOwnership, separateAudit } from "#modules/staff/server/index.ts";

/** Ensures that the shop's own role cannot rewrite the audit table. Where that role lacks the privileges to arrange it, the shop starts and logs what to do. */
export async function ensureAuditIsSeparate(database: Database, log: Pick<Log, "warn">): Promise<void> {
  const db = database.kysely;
  if ((await auditOwnership(db)) === "own") {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
    await separateAudit(database, rows[0]?.role ?? "");
  }
  const now = await auditOwnership(db);
  if (now === "own") {
    log.warn(
      "the audit belongs to the database role the shop connects as, which could rewrite it: run `npm run separate-audit` once with DATABASE_ADMIN_URL set to a superuser's address",
    );
  }
  if (now === "superuser") {
    log.warn(
      "the shop connects to the database as a superuser, who could rewrite the audit: give it a role of its own that is none",
    );
  }
}
